import { expect, it } from 'vitest'
import { type EntryState, entryStates } from './entry-transitions.ts'
import { type RoundStanding, standingTowards } from './reached-round.ts'

/** Towards the second round, by the state of an entry in the first. */
const afterFirst: Record<EntryState, RoundStanding> = {
  submitted: 'undecided',
  eligible: 'undecided',
  in_review: 'undecided',
  decided: 'undecided',
  waitlisted: 'undecided',
  advanced: 'reached',
  selected: 'reached',
  confirmed: 'reached',
  eliminated: 'notAdvanced',
  withdrawn: 'withdrawn',
  disqualified: 'disqualified',
}

it.each(entryStates)('an entry of the first round that is %s stands so towards the second', (state) => {
  expect(standingTowards(2, { state, ordinal: 1 })).toBe(afterFirst[state])
})

it('a first round is open to all, a later one to whoever passed the one just before it', () => {
  expect(standingTowards(1, undefined)).toBe('reached')
  expect(standingTowards(2, undefined)).toBe('notEntered')
  expect(standingTowards(3, { state: 'advanced', ordinal: 1 })).toBe('notEntered')
  expect(standingTowards(3, { state: 'in_review', ordinal: 1 })).toBe('undecided')
})

it('a team enters anew the round in which it withdrew, and none that it has left behind', () => {
  expect(standingTowards(2, { state: 'withdrawn', ordinal: 2 })).toBe('reached')
  expect(standingTowards(1, { state: 'advanced', ordinal: 2 })).toBe('beyond')
  expect(standingTowards(1, { state: 'disqualified', ordinal: 1 })).toBe('disqualified')
})
