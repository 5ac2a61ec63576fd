import { actionsOf, type Place, type Steps } from '../lifecycle.ts'
import type { OfferingKind } from './offerings.ts'

/** Every state of an application. The public labels are separate: see application-status.ts. */
export const applicationStates = [
  'draft',
  'submitted',
  'in_review',
  'needs_correction',
  'approved',
  'fulfilling',
  'active',
  'completed',
  'expired',
  'revoked',
  'rejected',
  'withdrawn',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** The acting party: the team, staff, or the portal itself (deadlines and handing out). */
export type Party = 'applicant' | 'staff' | 'portal'

const grants = ['approve', 'reverseRejection'] as const
const refusals = ['reject', 'reverseApproval'] as const

/** The one table of legal transitions. Deadlines and one appeal are policy, not listed here. */
export const applicationTransitions = {
  submit: { from: ['draft'], to: 'submitted', by: 'applicant' },
  amend: { from: ['submitted'], to: 'submitted', by: 'applicant' },
  release: { from: ['submitted'], to: 'submitted', by: 'applicant' },
  open: { from: ['submitted'], to: 'in_review', by: 'staff', undoes: [] },
  requestCorrection: { from: ['in_review'], to: 'needs_correction', by: 'staff', undoes: [] },
  correct: { from: ['needs_correction'], to: 'in_review', by: 'applicant' },
  lapse: { from: ['needs_correction'], to: 'withdrawn', by: 'portal' },
  /** An approval for a round only admits to it: a team may leave until its entry is decided. */
  withdraw: {
    from: ['submitted', 'in_review', 'needs_correction'],
    when: { round: ['approved'] },
    to: 'withdrawn',
    by: 'applicant',
  },
  /** An appeal means that there is a refusal to reverse. */
  approve: { from: ['in_review'], to: 'approved', by: 'staff', undoes: refusals },
  reject: { from: ['in_review'], to: 'rejected', by: 'staff', undoes: [] },
  fulfil: { from: ['approved'], to: 'fulfilling', by: 'portal' },
  confirm: { from: ['fulfilling'], to: 'active', by: 'applicant' },
  /** Before the end of its term: a grant that reaches its end expires by itself. */
  complete: { from: ['active'], to: 'completed', by: 'staff', undoes: grants },
  /** Also where nobody has confirmed that it works. */
  expire: { from: ['fulfilling', 'active'], to: 'expired', by: 'portal' },
  revoke: { from: ['fulfilling', 'active'], to: 'revoked', by: 'staff', undoes: grants },
  appeal: { from: ['rejected'], to: 'submitted', by: 'applicant' },
  reverseApproval: { from: ['approved', 'fulfilling'], to: 'rejected', by: 'staff', undoes: grants },
  reverseRejection: { from: ['rejected'], to: 'approved', by: 'staff', undoes: refusals },
} as const satisfies Steps<ApplicationState, Party>

/** A place in the table: what an approval means depends on the kind of offering. */
export function placeOfApplication(state: ApplicationState, kind: OfferingKind): Place<ApplicationState> {
  return kind === 'round' ? { state, is: 'round' } : { state }
}

export type ApplicationAction = keyof typeof applicationTransitions
export const applicationActions = actionsOf(applicationTransitions)

/** States in which an application blocks another by the same team for the same offering. */
export const openStates = [
  'draft',
  'submitted',
  'in_review',
  'needs_correction',
  'approved',
  'fulfilling',
  'active',
] as const satisfies readonly ApplicationState[]

export function isOpenState(state: ApplicationState): boolean {
  return (openStates as readonly ApplicationState[]).includes(state)
}
