import { type Locale, locales } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import { seedRecord } from '../../domains/content/seed-record.ts'
import type { Db } from '../database.ts'
import type { DemoNews, DemoNewsLabel } from './demo-types.ts'
import { demoNews } from './news.ts'
import { demoNewsLabels } from './news-labels.ts'

/** Writes the labels and articles of the content centre, published in both languages; what is there stays. */
export async function loadNews(db: Db): Promise<void> {
  for (const [order, label] of demoNewsLabels.entries()) await insertLabel(db, label, order)
  for (const item of demoNews) await insertNews(db, item)
}

async function insertLabel(db: Db, { number, name, summary }: DemoNewsLabel, order: number): Promise<void> {
  await seedRecord(db, {
    collection: 'labels',
    number,
    shared: { order: String(order) },
    texts: inEach((locale) => ({ name: name[locale], summary: summary[locale] })),
    publishedAt: morningOf('2026-03-01'),
  })
}

async function insertNews(db: Db, { number, labels, publishedOn, ...item }: DemoNews): Promise<void> {
  await seedRecord(db, {
    collection: 'articles',
    number,
    shared: { labels: labels.map(labelNumber), cover: '' },
    texts: inEach((locale) => ({
      title: item.title[locale],
      summary: item.summary[locale],
      body: item.body[locale],
      byline: item.byline[locale],
    })),
    publishedAt: morningOf(publishedOn),
  })
}

function inEach(textsIn: (locale: Locale) => FieldValues): Record<Locale, FieldValues> {
  const [zh, en] = locales
  return { zh: textsIn(zh), en: textsIn(en) }
}

function labelNumber(alias: string): string {
  return String(demoNewsLabels.find((label) => label.alias === alias)?.number)
}

function morningOf(day: string): Date {
  return new Date(`${day}T09:00:00+08:00`)
}
