import type { Steps } from '../lifecycle.ts'
import type { HoursSide, SignupState } from './signups.ts'

/** Hours on which both sides do not agree: staff settle them, unless one side comes round to the other's. */
export const disputeStates = ['disputed', 'agreed', 'settled'] as const
export type DisputeState = (typeof disputeStates)[number]

export const disputeTransitions = {
  /** A side says its hours, or why, in other words. */
  state: { from: [], stays: ['disputed'], to: 'disputed', by: ['host', 'volunteer'], undoes: [] },
  agree: { from: ['disputed'], to: 'agreed', by: ['host', 'volunteer'], undoes: [] },
  settle: { from: ['disputed'], to: 'settled', by: 'staff', undoes: [] },
} as const satisfies Steps<DisputeState, 'host' | 'volunteer' | 'staff'>

export const disputeTerms = {
  /** Days for which a side can dispute hours that both have confirmed, or that it was entered as absent. */
  days: 30,
  /** Days after which a side that was not answered can hand over the hours that it has stated. */
  silentDays: 7,
  /** Working days within which staff settle. */
  workingDays: 10,
} as const

type Disputable = { state: SignupState; statedBy: HoursSide | null; unchangedDays: number }

/**
 * Whether a side can have staff settle hours that no dispute was about before: those of the other side, its own
 * where it was not answered, those that both confirmed not long ago; a volunteer also its absence.
 */
export function mayDispute({ state, statedBy, unchangedDays }: Disputable, side: HoursSide): boolean {
  if (state === 'stated') return statedBy !== side || unchangedDays >= disputeTerms.silentDays
  const isRecent = unchangedDays < disputeTerms.days
  return isRecent && (state === 'confirmed' || (state === 'absent' && side === 'volunteer'))
}
