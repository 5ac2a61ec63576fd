import type { ContentDetail } from '../../../../shared/contract/content/content-parts.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { textOf } from '../../../../shared/rules/content/collections.ts'

/** What a tool is called, in the page's language where it has a name in it; its number where it has none. */
export function nameOfTool({ texts, number }: ContentDetail, locale: Locale): string {
  const other = locale === 'zh' ? 'en' : 'zh'
  return textOf(texts[locale].fields, 'name') || textOf(texts[other].fields, 'name') || number
}
