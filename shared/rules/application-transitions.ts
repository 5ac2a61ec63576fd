/** Every state of an application. What the public reads is a label of its own: see application-status.ts. */
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

/** Who may act: the team, staff, or the portal itself (deadlines and handing out). */
export type Party = 'applicant' | 'staff' | 'portal'

type Transition = { from: readonly ApplicationState[]; to: ApplicationState; by: Party }

/** The one table of legal transitions. Deadlines, one appeal and the second person are policy, not listed here. */
export const applicationTransitions = {
  submit: { from: ['draft'], to: 'submitted', by: 'applicant' },
  amend: { from: ['submitted'], to: 'submitted', by: 'applicant' },
  release: { from: ['submitted'], to: 'submitted', by: 'applicant' },
  open: { from: ['submitted'], to: 'in_review', by: 'staff' },
  requestCorrection: { from: ['in_review'], to: 'needs_correction', by: 'staff' },
  correct: { from: ['needs_correction'], to: 'in_review', by: 'applicant' },
  lapse: { from: ['needs_correction'], to: 'withdrawn', by: 'portal' },
  withdraw: { from: ['submitted', 'in_review', 'needs_correction'], to: 'withdrawn', by: 'applicant' },
  approve: { from: ['in_review'], to: 'approved', by: 'staff' },
  reject: { from: ['in_review'], to: 'rejected', by: 'staff' },
  fulfil: { from: ['approved'], to: 'fulfilling', by: 'portal' },
  confirm: { from: ['fulfilling'], to: 'active', by: 'applicant' },
  complete: { from: ['active'], to: 'completed', by: 'staff' },
  /** Also where nobody has confirmed that it works. */
  expire: { from: ['fulfilling', 'active'], to: 'expired', by: 'portal' },
  revoke: { from: ['fulfilling', 'active'], to: 'revoked', by: 'staff' },
  appeal: { from: ['rejected'], to: 'submitted', by: 'applicant' },
  reverseApproval: { from: ['approved', 'fulfilling'], to: 'rejected', by: 'staff' },
  reverseRejection: { from: ['rejected'], to: 'approved', by: 'staff' },
} as const satisfies Record<string, Transition>

export type ApplicationAction = keyof typeof applicationTransitions
export const applicationActions = Object.keys(applicationTransitions) as [
  ApplicationAction,
  ...ApplicationAction[],
]

/** The state that an action leads to, null where it is not legal in this state. */
export function nextState(state: ApplicationState, action: ApplicationAction): ApplicationState | null {
  const transition: Transition = applicationTransitions[action]
  return transition.from.includes(state) ? transition.to : null
}

/** States in which an application stands in the way of another by the same team for the same tool. */
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
