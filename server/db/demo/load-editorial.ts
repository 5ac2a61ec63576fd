import { type Bilingual, type Locale, locales } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import { seedRecord } from '../../domains/content/seed-record.ts'
import type { Db } from '../database.ts'
import { demoNotices } from './notices.ts'
import { demoScenes } from './scenes.ts'
import { demoTopics } from './topics.ts'

/** Writes topics, scenes and notices, published in both languages; what is there stays. */
export async function loadEditorial(db: Db): Promise<void> {
  for (const [order, { number, tools, ...topic }] of demoTopics.entries()) {
    await seedRecord(db, {
      collection: 'topics',
      number,
      shared: { tools: tools.map(String), order: String(order) },
      texts: inEach(topic),
      publishedAt: morningOf('2026-03-02'),
    })
  }
  for (const [order, { number, tools, steps, ...scene }] of demoScenes.entries()) {
    const told = (locale: Locale) => steps.map((step) => step[locale]).join('\n')
    await seedRecord(db, {
      collection: 'scenes',
      number,
      shared: { tools: tools.map(String), order: String(order) },
      texts: inEach({ ...scene, steps: { zh: told('zh'), en: told('en') } }),
      publishedAt: morningOf('2026-03-02'),
    })
  }
  for (const { number, publishedOn, ...notice } of demoNotices) {
    await seedRecord(db, {
      collection: 'notices',
      number,
      shared: { publishedOn },
      texts: inEach(notice),
      publishedAt: morningOf(publishedOn),
    })
  }
}

function inEach(texts: Record<string, Bilingual>): Record<Locale, FieldValues> {
  const of = (locale: Locale) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[locale]]))
  const [zh, en] = locales
  return { zh: of(zh), en: of(en) }
}

function morningOf(day: string): Date {
  return new Date(`${day}T09:00:00+08:00`)
}
