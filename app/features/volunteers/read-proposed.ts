import * as m from '#messages'
import type { InputOf } from '../../../shared/contract/call.ts'
import type { hosting } from '../../../shared/contract/volunteers/hosting.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'

type Proposed = InputOf<(typeof hosting)['propose']>

export const wordProposed = wordFields({
  volunteerKind: m.volunteers_kind,
  mode: m.volunteers_mode,
  title: m.volunteers_propose_name,
  summary: m.volunteers_propose_summary,
  body: m.volunteers_propose_body,
  place: m.volunteers_place,
  region: m.volunteers_region,
  howToJoin: m.volunteers_propose_join,
  accessNotes: m.volunteers_access_notes,
  startsOn: m.volunteers_propose_starts,
  endsOn: m.volunteers_propose_ends,
  closesOn: m.volunteers_closes,
  people: m.volunteers_propose_people,
  volunteerHours: m.volunteers_propose_hours,
  minimumAge: m.volunteers_minimum_age,
  skills: m.volunteers_skill,
  safeguarding: m.volunteers_safeguarding,
})

const texts = [
  'title',
  'summary',
  'body',
  'place',
  'region',
  'howToJoin',
  'accessNotes',
  'startsOn',
  'endsOn',
  'closesOn',
]
const numbers = ['people', 'volunteerHours', 'minimumAge']
const choices = ['TeamID', 'volunteerKind', 'mode', 'safeguarding']

/** The form as the call takes it, which says what is wrong with it. */
export function readProposed(form: PostedForm): Proposed {
  const read = [
    ...[...texts, ...choices].map((name) => [name, form.text(name)]),
    ...numbers.map((name) => [name, form.optionalText(name) ?? null]),
  ]
  return { ...Object.fromEntries(read), skills: form.texts('skills') } as Proposed
}
