import type { ContentDetail } from '../../../../shared/contract/content/content-parts.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { textOf } from '../../../../shared/rules/content/collections.ts'

/** The name of a tool, in the page's language if it has one there; its number if it has no name. */
export function nameOfTool({ texts, number }: ContentDetail, locale: Locale): string {
  const other = locale === 'zh' ? 'en' : 'zh'
  return textOf(texts[locale].fields, 'name') || textOf(texts[other].fields, 'name') || number
}
