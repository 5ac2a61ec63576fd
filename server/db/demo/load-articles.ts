import { type Locale, locales } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import { seedPage } from '../../domains/content/seed-page.ts'
import type { Db } from '../database.ts'
import { demoArticles } from './articles.ts'
import type { DemoArticle } from './demo-types.ts'

/**
 * Writes the fixed pages (privacy notice, terms, cookie note, donation agreement, about) that a portal lacks, in a
 * demo and elsewhere: signing in asks for consent to a text in force, so without them nobody could. Their first
 * section says that the operator puts their own name and address in.
 */
export async function loadFixedArticles(db: Db): Promise<void> {
  for (const [index, article] of demoArticles.entries()) await insertArticle(db, article, index)
}

/** Writes a fixed page in both languages. */
export async function insertArticle(db: Db, article: DemoArticle, index = 0): Promise<void> {
  const [zh, en] = locales.map((locale) => textsOf(article, locale))
  await seedPage(db, {
    alias: article.alias,
    shared: {
      edition: String(article.version),
      effectiveOn: article.effectiveOn,
      order: String(index),
    },
    texts: { zh: zh ?? {}, en: en ?? {} },
    publishedAt: new Date(`${article.effectiveOn}T00:00:00+08:00`),
  })
}

function textsOf({ title, summary, sections }: DemoArticle, locale: Locale): FieldValues {
  const body = sections
    .flatMap(({ heading, paragraphs, points }) => [
      `<h2>${escaped(heading[locale])}</h2>`,
      ...paragraphs.map((text) => `<p>${escaped(text[locale])}</p>`),
      ...(points ? [`<ul>${points.map((text) => `<li>${escaped(text[locale])}</li>`).join('')}</ul>`] : []),
    ])
    .join('')
  return { title: title[locale], summary: summary[locale], body }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
