import * as m from '#messages'
import type { VentureMilestone } from '../../../shared/contract/venture.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import {
  editionAlias,
  type FundedState,
  type VentureEditionID,
} from '../../../shared/rules/content/venture-collections.ts'
import type { Tone } from '../../ui/status-tag.tsx'

export { words as stateWords } from '#words/venture_state'

export const stateTones: Record<FundedState, Tone> = {
  finished: 'green',
  changed: 'azure',
  stopped: 'amber',
  running: 'azure',
}

/** The page of an edition, without language prefix. */
export function editionPath(editionID: VentureEditionID): string {
  return `/${editionAlias(editionID)}`
}

type Named = { editionID: VentureEditionID; edition: { title: string } | null; editions: readonly unknown[] }

/** The name of an edition, also of an unpublished one; only the programme's while none is published. */
export function editionTitle({ editionID, edition, editions }: Named): string {
  if (edition) return edition.title
  return editions.length > 0 ? m.venture_untitled({ edition: editionID }) : m.venture_programme()
}

/** The day or days of a milestone. */
export function daysText({ startsOn, endsOn }: VentureMilestone, locale: Locale): string {
  const first = datedText(startsOn, locale)
  return endsOn ? m.venture_timeline_days({ first, last: datedText(endsOn, locale) }) : first
}
