import type { HelpCard } from '../../../shared/contract/support.ts'
import { listOf, textOf } from '../../../shared/rules/collections.ts'
import type { PublishedRecord } from '../content/published-records.ts'

export function presentCard(row: PublishedRecord): HelpCard {
  return {
    helpId: String(row.number),
    language: row.language,
    title: textOf(row.fields, 'title'),
    summary: textOf(row.fields, 'summary'),
  }
}

export function presentCategory(row: PublishedRecord) {
  return {
    categoryId: String(row.number),
    language: row.language,
    name: textOf(row.fields, 'name'),
    summary: textOf(row.fields, 'summary'),
  }
}

/** The articles of a category, in their order. */
export function articlesOf(category: PublishedRecord, articles: PublishedRecord[]): PublishedRecord[] {
  return articles.filter((article) => listOf(article.shared, 'category').includes(String(category.number)))
}
