import { type EntryState, labelOfEntry } from './entry-transitions.ts'

/** How a team stands towards a round: in it or let into it, not yet decided, or why it may not enter. */
export type RoundStanding =
  | 'reached'
  | 'undecided'
  | 'notEntered'
  | 'notAdvanced'
  | 'withdrawn'
  | 'beyond'
  | 'disqualified'

/** A team's entry in an edition: its state, and the place of the round at which it stands. */
export type StandingEntry = { state: EntryState; ordinal: number }

/**
 * How a team stands towards a round of an edition, by its entry there. A decision that is not published looks as if
 * there was none.
 */
export function standingTowards(ordinal: number, entry: StandingEntry | undefined): RoundStanding {
  if (!entry) return ordinal === 1 ? 'reached' : 'notEntered'
  if (entry.state === 'disqualified') return 'disqualified'
  if (entry.ordinal > ordinal) return 'beyond'
  if (entry.ordinal === ordinal) return 'reached'
  if (entry.state === 'withdrawn') return 'withdrawn'
  const label = labelOfEntry(entry.state)
  if (label === 'eliminated') return 'notAdvanced'
  if (label !== 'selected') return 'undecided'
  return entry.ordinal === ordinal - 1 ? 'reached' : 'notEntered'
}
