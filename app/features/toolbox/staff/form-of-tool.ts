import type { ContentDetail } from '../../../../shared/contract/content/content-parts.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { readRow } from '../../../../shared/rules/record-of.ts'

/** The record with a tool's rules and questions, and the addresses of both, without language. */
export function formOfTool(number: string) {
  return {
    record: { collection: 'tools' as const, number },
    recordPath: `/staff/content/tools/${number}`,
    path: `/staff/tools/${number}/form`,
  }
}

/** What a tool is called, in the page's language where it has a name in it; its number where it has none. */
export function nameOfTool({ texts, shared, number }: ContentDetail, locale: Locale): string {
  const other = locale === 'zh' ? 'en' : 'zh'
  const nameIn = (language: Locale) =>
    readRow('tools', { fields: texts[language].fields, shared }).values.name
  return nameIn(locale) || nameIn(other) || number
}
