import type { Locale } from '../../shared/lib/locale.ts'

/** The language of a text by its script, for text that people wrote in any language. */
export const writtenLanguage = (text: string): Locale => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')
