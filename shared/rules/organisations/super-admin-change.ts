import type { Steps } from '../lifecycle.ts'

export const superAdminChangeStates = [
  'requested',
  'notified',
  'cooling_off',
  'deciding',
  'contested',
  'done',
  'refused',
  'withdrawn',
] as const
export type SuperAdminChangeState = (typeof superAdminChangeStates)[number]

/**
 * `takeOver`: the person who wants to become super admin asks. `succession`: the same where the current one
 * can't be reached. `handOver`: the current one asks for a member.
 */
export const superAdminChangeKinds = ['takeOver', 'succession', 'handOver'] as const
export type SuperAdminChangeKind = (typeof superAdminChangeKinds)[number]

/** The requester and the asked side: in a hand-over the future super admin, else the current one. */
export type ChangeSide = 'requester' | 'otherSide'

/** A first staff opinion changes no state. */
export const superAdminChangeTransitions = {
  /** The first step. */
  request: { from: [], to: 'requested', by: 'requester' },
  notify: { from: ['requested'], to: 'notified', by: 'portal' },
  coolOff: { from: ['notified'], to: 'cooling_off', by: 'portal' },
  agree: { from: ['cooling_off'], to: 'deciding', by: 'otherSide' },
  contest: { from: ['cooling_off', 'deciding'], to: 'contested', by: 'otherSide' },
  /** Done by staff when they suspend the requester. */
  withdraw: {
    from: ['cooling_off', 'deciding', 'contested'],
    to: 'withdrawn',
    by: ['requester', 'staff'],
    undoes: [],
  },
  elapse: { from: ['cooling_off'], to: 'deciding', by: 'portal' },
  complete: { from: ['deciding', 'contested'], to: 'done', by: 'staff', undoes: [] },
  refuse: { from: ['deciding', 'contested'], to: 'refused', by: 'staff', undoes: [] },
} as const satisfies Steps<SuperAdminChangeState, ChangeSide | 'portal' | 'staff'>

export type SuperAdminChangeAction = keyof typeof superAdminChangeTransitions

/** The actions of the two sides. */
export const sideActions = [
  'agree',
  'contest',
  'withdraw',
] as const satisfies readonly SuperAdminChangeAction[]
export type SideAction = (typeof sideActions)[number]

export const superAdminVerdicts = ['complete', 'refuse'] as const satisfies readonly SuperAdminChangeAction[]
export type SuperAdminVerdict = (typeof superAdminVerdicts)[number]

/**
 * What prevents a change: the organisation is no longer verified or the team has left it, or the account of
 * the requester, the agreeing person or the successor was suspended.
 */
export const superAdminHindrances = ['organisation', 'account'] as const
export type SuperAdminHindrance = (typeof superAdminHindrances)[number]

/** States in which a change blocks another for the same team. */
export const openChangeStates = [
  'requested',
  'notified',
  'cooling_off',
  'deciding',
  'contested',
] as const satisfies readonly SuperAdminChangeState[]

/** Whose turn it is: shown in one bold line with every change. */
export function turnOfChange(state: SuperAdminChangeState): 'otherSide' | 'staff' | 'nobody' {
  if (state === 'deciding' || state === 'contested') return 'staff'
  return (openChangeStates as readonly SuperAdminChangeState[]).includes(state) ? 'otherSide' : 'nobody'
}

/** Terms of a change, the same in texts, server and pages. */
export const superAdminTerms = {
  /** Working days for the other side to agree or contest. */
  coolingWorkingDays: 3,
  /** The same where the current super admin can't be reached. */
  successionWorkingDays: 10,
  /** Working days within which most are decided afterwards. */
  replyWorkingDays: 3,
  /** Requests per account and day; each notifies another person. */
  requestsPerDay: 3,
  /** Numbers that an account may check per hour. */
  phonesPerHour: 20,
  /** Characters of a statement. */
  statementLength: 500,
} as const

/** The other side's number of working days. */
export function coolingDaysOf(kind: SuperAdminChangeKind): number {
  return kind === 'succession' ? superAdminTerms.successionWorkingDays : superAdminTerms.coolingWorkingDays
}

/** Papers of a change: the letter of authorisation, and in a succession the proof that nobody is reached. */
export const changePapers = ['letter', 'proof'] as const
export type ChangePaper = (typeof changePapers)[number]
export const changePapersAtMost = { letter: 2, proof: 3 } as const satisfies Record<ChangePaper, number>
