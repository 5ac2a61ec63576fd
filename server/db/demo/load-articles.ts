import { createHash } from 'node:crypto'
import { locales } from '../../../shared/lib/locale.ts'
import type { Db } from '../database.ts'
import { demoArticles } from './articles.ts'
import type { DemoArticle } from './demo-types.ts'

/**
 * Writes the fixed articles (privacy notice, terms, cookie note, donation agreement) into a portal that has none,
 * in a demo and elsewhere: signing in asks for consent to a text in force, so without them nobody could. Their
 * first section says that the operator puts their own name and address in.
 */
export async function loadFixedArticles(db: Db): Promise<void> {
  const existing = await db.selectFrom('articles').select('alias').limit(1).executeTakeFirst()
  if (existing) return
  for (const article of demoArticles) await insertArticle(db, article)
}

/** Writes an article in both languages. */
export async function insertArticle(db: Db, article: DemoArticle): Promise<void> {
  for (const locale of locales) {
    const sections = JSON.stringify(
      article.sections.map((section) => ({
        heading: section.heading[locale],
        paragraphs: section.paragraphs.map((paragraph) => paragraph[locale]),
        ...(section.points && { points: section.points.map((point) => point[locale]) }),
      })),
    )
    await db
      .insertInto('articles')
      .values({
        alias: article.alias,
        version: article.version,
        language: locale,
        state: 'published',
        effective_on: article.effectiveOn,
        title: article.title[locale],
        summary: article.summary[locale],
        sections,
        text_hash: createHash('sha256').update(article.title[locale]).update(sections).digest(),
      })
      // Two nodes may start an empty portal at once.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
