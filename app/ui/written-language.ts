import type { Locale } from '../../shared/lib/locale.ts'

/** The language that the letters of a text tell, for what somebody wrote in whatever language. */
export const writtenLanguage = (text: string): Locale => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')
