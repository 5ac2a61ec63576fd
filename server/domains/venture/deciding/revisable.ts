import { ApiError } from '../../../../shared/contract/errors.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import { type EntryState, entryTransitions } from '../../../../shared/rules/venture/entry-transitions.ts'
import type { Outcome, Revised } from '../../../../shared/rules/venture/outcomes.ts'
import type { Db } from '../../../db/database.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { findDecision } from './decisions.queries.ts'
import { isUpheld } from './objections.queries.ts'
import { findAwardOf } from './revisions.queries.ts'

/** Which outcome of a published round a state stands for. */
const outcomeOf: Partial<Record<EntryState, Outcome>> = {
  advanced: 'advance',
  selected: 'advance',
  confirmed: 'advance',
  waitlisted: 'waitlist',
  eliminated: 'eliminate',
}

export const holdsPlace = ({ state }: Pick<EntryRow, 'state'>) => outcomeOf[state] === 'advance'

/** What can be changed about an entry now, apart from who may do it. */
export async function whatIsRevisable(db: Db, round: RoundRow, entry: EntryRow) {
  const award = await findAwardOf(db, entry.id)
  const isAwarded = award !== undefined && award.state !== 'stopped'
  const takes = (action: 'disqualify' | 'reopen') =>
    nextState(entryTransitions, entry, action, 'staff') !== null
  const isOpen =
    round.state === 'public_notice' &&
    entry.round_number === round.number &&
    takes('reopen') &&
    (await isUpheld(db, round.number, entry.id))
  const decision = isOpen ? await findDecision(db, round.number, entry.id) : undefined
  return {
    disqualify: takes('disqualify') && !isAwarded,
    /** The decision in force, which an upheld objection has opened. */
    decision,
    awardId: isAwarded ? award.id : null,
    wasAwarded: award !== undefined,
  }
}

/** A changed outcome or amount; who decides the same anew only gives other reasons. */
export type Change = { outcome: Revised; amount: number }

/**
 * @returns the decision that is replaced, null for a disqualification, and whether anything changes
 * @throws ApiError `illegalTransition` where it is not open, or an award has to be ended first
 */
export async function requireRevisable(db: Db, round: RoundRow, entry: EntryRow, change: Change) {
  const { disqualify, decision, awardId, wasAwarded } = await whatIsRevisable(db, round, entry)
  if (change.outcome === 'disqualify') {
    if (!disqualify) throw new ApiError('illegalTransition')
    return { decision: null, isChange: true }
  }
  if (!decision) throw new ApiError('illegalTransition')
  const isSame = outcomeOf[entry.state] === change.outcome
  const isChange = !isSame || (change.outcome === 'advance' && Number(decision.amount) !== change.amount)
  // Whose award has ended gets no other one, at once or from the waiting list, where it would stand in everybody's way.
  if (isChange && (awardId || (wasAwarded && change.outcome !== 'eliminate')))
    throw new ApiError('illegalTransition')
  return { decision, isChange }
}
