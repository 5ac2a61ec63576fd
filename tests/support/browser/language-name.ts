import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { Person } from './person.ts'

/** The portal's name for a language, in that of the person. */
export function languageName(language: Locale, person: Person): string {
  return language === 'zh' ? m.collections_zh({}, person) : m.collections_en({}, person)
}
