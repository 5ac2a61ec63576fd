import type { Bilingual, Locale } from '../shared/lib/locale.ts'

export type Words = (inputs: Record<string, never>, options: { locale: Locale }) => string

/** A message of ours in both languages, to be shown in its reader's language. */
export function inBoth(words: Words): Bilingual {
  return { zh: words({}, { locale: 'zh' }), en: words({}, { locale: 'en' }) }
}
