import { type Locale, locales } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import { fillBlanks, hasBlank } from '../../../shared/rules/portal-blanks.ts'
import type { SiteSettings } from '../../../shared/rules/site-settings.ts'
import { seedPage } from '../../domains/content/seed-page.ts'
import type { Db } from '../database.ts'
import { demoArticles } from './articles.ts'
import type { DemoArticle } from './demo-types.ts'

/**
 * Writes the fixed pages (privacy notice, terms, cookie note, donation agreement, about) that a portal lacks. Those that
 * name who runs it are published in a demo, and drafts with blanks anywhere else: nobody is asked to agree to a text
 * before its operator stands in it.
 * @param operator of the demo; null elsewhere
 */
export async function loadFixedArticles(db: Db, operator: SiteSettings | null): Promise<void> {
  for (const [index, article] of demoArticles.entries()) await insertArticle(db, article, operator, index)
}

/** Writes a fixed page in both languages. */
export async function insertArticle(
  db: Db,
  article: DemoArticle,
  operator: SiteSettings | null,
  index = 0,
): Promise<void> {
  const [zh, en] = locales.map((locale) => textsOf(article, locale, operator))
  const isWhole = [zh, en].every((texts) =>
    Object.values(texts ?? {}).every((text) => !hasBlank(String(text))),
  )
  await seedPage(db, {
    alias: article.alias,
    shared: {
      edition: String(article.version),
      effectiveOn: article.effectiveOn,
      order: String(index),
    },
    texts: { zh: zh ?? {}, en: en ?? {} },
    publishedAt: isWhole ? new Date(`${article.effectiveOn}T00:00:00+08:00`) : null,
  })
}

function textsOf(
  { title, summary, sections }: DemoArticle,
  locale: Locale,
  operator: SiteSettings | null,
): FieldValues {
  const body = sections
    .flatMap(({ heading, paragraphs, points }) => [
      `<h2>${escaped(heading[locale])}</h2>`,
      ...paragraphs.map((text) => `<p>${escaped(text[locale])}</p>`),
      ...(points ? [`<ul>${points.map((text) => `<li>${escaped(text[locale])}</li>`).join('')}</ul>`] : []),
    ])
    .join('')
  const filled = (text: string) => (operator ? fillBlanks(text, operator) : text)
  return { title: filled(title[locale]), summary: filled(summary[locale]), body: filled(body) }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
