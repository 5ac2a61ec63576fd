import type { HelpCard } from '../../../shared/contract/support/support.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { PublishedRow } from '../../db/published-lists.queries.ts'

export type HelpRow = PublishedRow<'helps'>
export type CategoryRow = PublishedRow<'helpCategories'>

export function presentCard(row: HelpRow): HelpCard {
  return {
    helpId: String(row.number),
    language: row.language,
    title: row.values.title,
    summary: row.values.summary,
  }
}

export function presentCategory(row: CategoryRow) {
  return {
    categoryId: String(row.number),
    language: row.language,
    name: row.values.name,
    summary: row.values.summary,
  }
}

/** The category of articles whose own category is not published. */
export function presentOthers(locale: Locale) {
  return {
    categoryId: null,
    language: locale,
    name: { zh: '其他', en: 'Other' }[locale],
    summary: {
      zh: '还没有归到上面任何一类的问题。',
      en: 'Questions that belong to none of the topics above.',
    }[locale],
  }
}

/** The articles of a category, in their order. */
export function articlesOf(category: CategoryRow, articles: HelpRow[]): HelpRow[] {
  return articles.filter((article) => article.values.category.includes(category.number))
}
