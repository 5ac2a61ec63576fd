import type { Steps } from '../lifecycle.ts'

/** Every state of a change of a team's super admin. */
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

/** Where staff see it: ours to decide, the other side's to answer, or over. */
export const changeStages = ['open', 'waiting', 'decided'] as const
export type ChangeStage = (typeof changeStages)[number]

/**
 * `takeOver`: who wants to become super admin asks. `succession`: the same where the sitting one can't be reached.
 * `handOver`: the sitting one asks for a member.
 */
export const superAdminChangeKinds = ['takeOver', 'succession', 'handOver'] as const
export type SuperAdminChangeKind = (typeof superAdminChangeKinds)[number]

/** Who asked, and who is asked: in a hand-over who is to follow, else the sitting super admin. */
export type ChangeSide = 'requester' | 'otherSide'

/** A first opinion of staff changes no state. */
export const superAdminChangeTransitions = {
  /** How it begins. */
  request: { from: [], to: 'requested', by: 'requester' },
  notify: { from: ['requested'], to: 'notified', by: 'portal' },
  coolOff: { from: ['notified'], to: 'cooling_off', by: 'portal' },
  agree: { from: ['cooling_off'], to: 'deciding', by: 'otherSide' },
  contest: { from: ['cooling_off', 'deciding'], to: 'contested', by: 'otherSide' },
  /** By staff where they suspend who has asked. */
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

/** What the two sides can do with a change. */
export const sideActions = [
  'agree',
  'contest',
  'withdraw',
] as const satisfies readonly SuperAdminChangeAction[]
export type SideAction = (typeof sideActions)[number]

export const superAdminVerdicts = ['complete', 'refuse'] as const satisfies readonly SuperAdminChangeAction[]
export type SuperAdminVerdict = (typeof superAdminVerdicts)[number]

/**
 * What keeps a change from being completed: the organisation is no longer verified or the team has left it, or an
 * account that asked, agreed or is to follow was suspended.
 */
export const superAdminHindrances = ['organisation', 'account'] as const
export type SuperAdminHindrance = (typeof superAdminHindrances)[number]

/** States in which a change stands in the way of another for the same team. */
export const openChangeStates = [
  'requested',
  'notified',
  'cooling_off',
  'deciding',
  'contested',
] as const satisfies readonly SuperAdminChangeState[]

/** Whose turn it is: said in one bold line wherever a change is shown. */
export function turnOfChange(state: SuperAdminChangeState): 'otherSide' | 'staff' | 'nobody' {
  if (state === 'deciding' || state === 'contested') return 'staff'
  return (openChangeStates as readonly SuperAdminChangeState[]).includes(state) ? 'otherSide' : 'nobody'
}

/** Terms of a change that the texts, the server and the pages state alike. */
export const superAdminTerms = {
  /** Working days in which the other side may agree or contest. */
  coolingWorkingDays: 3,
  /** The same where the sitting super admin can't be reached. */
  successionWorkingDays: 10,
  /** Working days in which most are decided afterwards. */
  replyWorkingDays: 3,
  /** Requests of one account in a day; each of them is told to somebody else. */
  requestsPerDay: 3,
  /** Numbers that one account may check in an hour. */
  phonesPerHour: 20,
  /** Characters of a statement. */
  statementLength: 500,
} as const

/** Working days that the other side has. */
export function coolingDaysOf(kind: SuperAdminChangeKind): number {
  return kind === 'succession' ? superAdminTerms.successionWorkingDays : superAdminTerms.coolingWorkingDays
}

/** Papers of a change: the letter of authorisation, and in a succession what shows that nobody is reached. */
export const changePapers = ['letter', 'proof'] as const
export type ChangePaper = (typeof changePapers)[number]
export const changePapersAtMost = { letter: 2, proof: 3 } as const satisfies Record<ChangePaper, number>
