import { type Locale, locales } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import { seedRecord } from '../../domains/content/seed-record.ts'
import type { Db } from '../database.ts'
import type { DemoHelp, DemoHelpCategory } from './demo-types.ts'
import { demoHelpCategories } from './help/categories.ts'
import { demoHelp } from './help.ts'

const publishedAt = new Date('2026-10-01T09:00:00+08:00')

/**
 * Writes the help that a portal lacks, published in both languages, in a demo and elsewhere: it explains this
 * software, whoever runs it. What editors have changed or withdrawn stays as it is.
 */
export async function loadHelp(db: Db): Promise<void> {
  for (const [order, category] of demoHelpCategories.entries()) await insertCategory(db, category, order)
  for (const [order, article] of demoHelp.entries()) await insertArticle(db, article, order)
}

async function insertCategory(
  db: Db,
  { number, name, summary }: DemoHelpCategory,
  order: number,
): Promise<void> {
  await seedRecord(db, {
    collection: 'helpCategories',
    number,
    shared: { order: String(order) },
    texts: inEach((locale) => ({ name: name[locale], summary: summary[locale] })),
    publishedAt,
  })
}

async function insertArticle(db: Db, article: DemoHelp, order: number): Promise<void> {
  const category = demoHelpCategories.find(({ alias }) => alias === article.category)
  await seedRecord(db, {
    collection: 'helps',
    number: article.number,
    shared: {
      category: [String(category?.number)],
      pages: [...article.pages],
      errors: [...(article.errors ?? [])],
      order: String(order),
    },
    texts: inEach((locale) => ({
      title: article.title[locale],
      summary: article.summary[locale],
      body: article.body[locale],
      keywords: article.keywords[locale],
    })),
    publishedAt,
  })
}

function inEach(textsIn: (locale: Locale) => FieldValues): Record<Locale, FieldValues> {
  const [zh, en] = locales
  return { zh: textsIn(zh), en: textsIn(en) }
}
