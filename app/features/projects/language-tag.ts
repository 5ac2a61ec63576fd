import type { Locale } from '../../../shared/lib/locale.ts'

/** The `lang` of a text whose language differs from the page's; undefined where it does not. */
export function langOf(language: Locale, page: Locale): string | undefined {
  if (language === page) return undefined
  return language === 'zh' ? 'zh-CN' : 'en'
}
