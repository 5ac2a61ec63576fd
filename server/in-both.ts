import type { Bilingual, Locale } from '../shared/lib/locale.ts'

export type Words = (inputs: Record<string, never>, options: { locale: Locale }) => string

/** Words of ours for a message that is read in the language of its reader. */
export function inBoth(words: Words): Bilingual {
  return { zh: words({}, { locale: 'zh' }), en: words({}, { locale: 'en' }) }
}
