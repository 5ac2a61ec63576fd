import type { HelpCard } from '../../../shared/contract/support/support.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { listOf, textOf } from '../../../shared/rules/content/collections.ts'
import type { PublishedRecord } from '../content/publish/published-records.ts'

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

/** A category's articles, in the editors' order. */
export function articlesOf(category: PublishedRecord, articles: PublishedRecord[]): PublishedRecord[] {
  return articles.filter((article) => listOf(article.shared, 'category').includes(String(category.number)))
}
