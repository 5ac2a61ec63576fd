import * as m from '#messages'
import { words as entries } from '#words/venture_entry_state'
import { words as findings } from '#words/venture_finding'
import type { FieldError } from '../../../../shared/contract/errors.ts'
import type { ListedEdition } from '../../../../shared/contract/venture.staff.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { camelCase } from '../../../../shared/lib/text/camel-case.ts'
import type { EntryState } from '../../../../shared/rules/venture/entry-transitions.ts'
import type { RoundLack } from '../../../../shared/rules/venture/walk-edition.ts'
import { namedFieldText } from '../../../api/forms/named-field.ts'

export { roundStateText, roundTone } from '../round-words.ts'

export const entryStateText = (state: EntryState): string => entries[camelCase(state)]()

export const lackText = (lack: RoundLack): string => findings[lack]()

/** What a dry run has found, with what it concerns. */
export function findingText({ kind, what }: ListedEdition['findings'][number], locale: Locale): string {
  const finding = findings[kind]()
  if (what.length === 0) return finding
  return m.venture_finding_with({ finding, what: what.join(locale === 'zh' ? '、' : ', ') })
}

type Found = ListedEdition['findings'][number]

const mended: Partial<Record<Found['kind'], 'texts' | 'form' | 'judges'>> = {
  ...{ text: 'texts', language: 'texts', sameTitle: 'texts', replyDays: 'texts', takenOver: 'texts' },
  ...{ questions: 'form', untitled: 'form', onlyTitle: 'form', track: 'form', nobody: 'form' },
  ...{ judges: 'judges', trackJudges: 'judges', expertise: 'judges' },
}

/** The page where a finding is mended: the form, the texts or the judges of its round, else its plan; null for none. */
export function mendedAt({ edition, rounds }: ListedEdition, { ordinal, kind }: Found): string | null {
  if (kind === 'noRounds') return null
  const number = rounds.find((round) => round.ordinal === ordinal)?.number
  if (!number) return `/staff/content/ventureEditions/${edition}`
  const place = mended[kind]
  if (place === 'judges') return `/staff/venture/rounds/${number}/judges`
  if (place) return `/staff/content/ventureRounds/${number}${place === 'form' ? '/form' : ''}`
  return `/staff/venture/rounds/${number}`
}

const fields: Record<string, () => string> = {
  opensOn: m.venture_staff_opens_on,
  opensTime: m.venture_staff_opens_time,
  closesOn: m.venture_staff_closes_on,
  closesTime: m.venture_staff_closes_time,
  dueOn: m.venture_staff_due_on,
  dueTime: m.venture_staff_due_time,
  graceMinutes: m.venture_staff_grace,
  noticeDays: m.venture_staff_notice_days,
  places: m.venture_staff_places,
  budget: m.venture_staff_budget,
  judgesPerEntry: m.venture_staff_judges,
  reason: m.venture_staff_reason,
  from: m.venture_staff_from,
  edition: m.venture_staff_number,
}

const ofCriterion: Record<string, () => string> = {
  'label.zh': m.venture_staff_label_zh,
  'label.en': m.venture_staff_label_en,
  'hint.zh': m.venture_staff_hint_zh,
  'hint.en': m.venture_staff_hint_en,
  weight: m.venture_staff_weight,
  low: m.venture_staff_low,
  high: m.venture_staff_high,
}

/** The words for a field's error: they name the field, of a criterion with its place. */
export function wordPlan(path: string, error: FieldError): string | undefined {
  const [, place = '', part = ''] = /^criteria\.(\d+)\.(.+)$/.exec(path) ?? []
  const own = ofCriterion[part]
  const field = own
    ? m.venture_staff_in_criterion({ place: Number(place) + 1, field: own() })
    : fields[path]?.()
  if (!field) return undefined
  if (path === 'edition' && error.reason === 'tooSmall')
    return m.field_named({ field, problem: m.venture_staff_number_taken() })
  if (error.reason === 'dateTooEarly') return m.field_named({ field, problem: m.venture_staff_later() })
  return namedFieldText(field, error)
}
