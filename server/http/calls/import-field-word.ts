import * as messages from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { snakeCase } from '../../../shared/lib/text/camel-case.ts'

type Message = (inputs: Record<string, unknown>, options: { locale: Locale }) => string
const words = messages as unknown as Record<string, Message | undefined>

/** Fields with a word that readers know from elsewhere, by the name of its message. */
const wordsOfReaders: Record<string, string> = {
  whoMayApply: 'collections_field_who',
  barriers: 'access_barriers',
  keyboard: 'access_aspect_keyboard',
  screenReader: 'access_aspect_screen_reader',
  captions: 'access_aspect_captions',
  contrast: 'access_aspect_contrast',
  source: 'access_source',
  plan: 'venture_plan',
  competitionRules: 'venture_rules',
  figures: 'venture_figures',
  outcomes: 'venture_outcomes',
  articles: 'venture_articles',
  outcome: 'venture_entry_outcome',
  ventureState: 'venture_state',
  host: 'volunteers_host',
  howToJoin: 'volunteers_join',
  volunteerKind: 'volunteers_kind',
  mode: 'volunteers_mode',
  skills: 'volunteers_skill',
  closesOn: 'volunteers_closes',
  people: 'volunteers_people',
  accessNotes: 'volunteers_access_notes',
  minimumAge: 'volunteers_minimum_age',
  safeguarding: 'volunteers_safeguarding',
}

/** The import page's name for a target such as `zh.title`; other keys are column names. */
export function importFieldWord(key: string, locale: Locale): string {
  const [part = '', name = ''] = key.split('.')
  const say = (message: string) => words[message]?.({}, { locale }) ?? key
  if (key === '') return say('imports_row')
  if (part === 'provenance') return say(`imports_source_${name}`)
  if (part !== 'shared' && part !== 'zh' && part !== 'en') return key
  const own = Object.hasOwn(wordsOfReaders, name) ? wordsOfReaders[name] : undefined
  const field = say(own ?? `collections_field_${snakeCase(name)}`)
  return part === 'shared' ? field : `${field} · ${say(`imports_languages_${part}`)}`
}
