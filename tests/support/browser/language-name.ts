import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { Person } from './person.ts'

/** What the portal calls a language in that of a person. */
export function languageName(language: Locale, person: Person): string {
  return language === 'zh' ? m.collections_zh({}, person) : m.collections_en({}, person)
}
