import type { Locale } from '../../../shared/lib/locale.ts'

/** The `lang` of a text that is not in the language of its page. */
export function langOf(language: Locale, page: Locale): string | undefined {
  if (language === page) return undefined
  return language === 'zh' ? 'zh-CN' : 'en'
}
