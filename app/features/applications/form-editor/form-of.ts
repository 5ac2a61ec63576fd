import type { ContentDetail } from '../../../../shared/contract/content/content-parts.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { offeringCollections, offeringKindIn } from '../../../../shared/rules/applications/offerings.ts'
import { collections } from '../../../../shared/rules/content/collections.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'

/**
 * The record with an offering's rules and questions, and the addresses of both, without language.
 * @throws ApiError `notFound` where the collection holds no offerings
 */
export function formAt({ collection: name, number = '' }: Record<string, string | undefined>) {
  const kind = offeringKindIn(name)
  if (!kind) throw new ApiError('notFound')
  const collection = offeringCollections[kind]
  return {
    record: { collection, number },
    recordPath: `/staff/content/${collection}/${number}`,
    path: `/staff/content/${collection}/${number}/form`,
  }
}

/** What a record is called, in the page's language where it has a name in it; its number where it has none. */
export function nameOf({ collection, texts, number }: ContentDetail, locale: Locale): string {
  const { titleField } = collections[collection]
  const other = locale === 'zh' ? 'en' : 'zh'
  return textOf(texts[locale].fields, titleField) || textOf(texts[other].fields, titleField) || number
}
