import { type Place, type Steps, undoneBy } from '../lifecycle.ts'

/** Every state of an organisation's verification. */
export const verificationStates = [
  'unverified',
  'pending_documents',
  'pending_review',
  'verified',
  'returned',
  'refused',
  'due_renewal',
  'expired',
  'suspended',
  'revoked',
  'withdrawn',
  'closed',
] as const
export type VerificationState = (typeof verificationStates)[number]

/** Decisions by which a verification stands. */
const givings = ['verify', 'restore', 'resume', 'reinstate'] as const

/** What was verified before is in renewal, what never was is the first. */
export const verificationTransitions = {
  /** Sent without the letter of authorisation, which is to follow. */
  sendWithoutLetter: { from: ['unverified'], to: 'pending_documents', by: 'team' },
  submit: { from: ['unverified', 'pending_documents'], to: 'pending_review', by: 'team' },
  resubmit: { from: ['returned'], to: 'pending_review', by: 'team' },
  renew: { from: ['due_renewal', 'expired'], to: 'pending_review', by: 'team' },
  /** Taken back before there is a verdict. */
  withdraw: {
    from: ['pending_documents'],
    when: { first: ['pending_review', 'returned'] },
    to: 'withdrawn',
    by: 'team',
  },
  /** What is sent is decided anew, whatever was decided of what was sent before. */
  verify: { from: ['pending_review'], to: 'verified', by: 'staff', undoes: [] },
  return: { from: ['pending_review'], to: 'returned', by: 'staff', undoes: [] },
  /** Also of what waits for the team: a code that is claimed wrongly need not wait until its term is over. */
  refuse: {
    from: ['pending_documents', 'pending_review', 'returned'],
    to: 'refused',
    by: 'staff',
    undoes: [],
  },
  fallDue: { from: ['verified'], to: 'due_renewal', by: 'portal' },
  /** A renewal that was returned ends as well where nothing comes of it. */
  lapse: { from: ['due_renewal'], when: { renewal: ['returned'] }, to: 'expired', by: 'portal' },
  /** A first verification that nobody goes on with. */
  close: { from: ['pending_documents'], when: { first: ['returned'] }, to: 'closed', by: 'portal' },
  /** There is nobody left in any team that acts for the organisation. */
  abandon: {
    from: [
      'pending_documents',
      'pending_review',
      'returned',
      'verified',
      'due_renewal',
      'expired',
      'suspended',
    ],
    to: 'closed',
    by: 'portal',
  },
  suspend: {
    from: ['verified', 'due_renewal'],
    when: { renewal: ['pending_review', 'returned'] },
    to: 'suspended',
    by: 'staff',
    undoes: givings,
  },
  restore: { from: ['suspended'], to: 'verified', by: 'staff', undoes: ['suspend'] },
  /** Restores what was suspended while its renewal was under way: that is looked at further. */
  resume: {
    from: [],
    when: { renewal: ['suspended'] },
    to: 'pending_review',
    by: 'staff',
    undoes: ['suspend'],
  },
  revoke: {
    from: ['verified', 'due_renewal', 'suspended'],
    when: { renewal: ['pending_review', 'returned'] },
    to: 'revoked',
    by: 'staff',
    /** Also what one person has begun by suspending it is not ended by them. */
    undoes: [...givings, 'suspend'],
  },
  reinstate: { from: ['revoked'], to: 'verified', by: 'staff', undoes: ['revoke'] },
} as const satisfies Steps<VerificationState, 'team' | 'staff' | 'portal'>

export type VerificationAction = keyof typeof verificationTransitions

/** What staff choose from once a verification was given; `restore` resumes a renewal that was under way. */
export const standingActions = ['suspend', 'restore', 'revoke', 'reinstate'] as const
export type StandingAction = (typeof standingActions)[number]

/** Where a verification stands: its state, and whether it was verified before, which makes what runs a renewal. */
export function verificationPlace(state: VerificationState, wasVerified: boolean): Place<VerificationState> {
  return { state, is: wasVerified ? 'renewal' : 'first' }
}

/** What came to nothing: the team can begin another. */
export const overStates = ['refused', 'withdrawn', 'closed'] as const satisfies readonly VerificationState[]

/** A step in the history of a verification. */
type Made = { action: string; account_id: string | null }

/**
 * Who made the decisions that an action takes back, of those that stand: what is older than the last time that it was
 * verified counts no more.
 * @param history of a verification, the newest first
 */
export function makersUndoneBy(action: VerificationAction, history: readonly Made[]): (string | null)[] {
  const undone = undoneBy(verificationTransitions, action)
  const verified = history.findIndex((one) => one.action === 'verify')
  const standing = verified < 0 ? history : history.slice(0, verified + 1)
  return standing.filter((one) => undone.includes(one.action)).map((one) => one.account_id)
}

/**
 * States that hold no code. A claim without its letter keeps nobody out, nor does what came to nothing or was taken
 * back. The index `organisations_credit_code` says the same.
 */
export const codelessStates = [
  'pending_documents',
  'revoked',
  ...overStates,
] as const satisfies readonly VerificationState[]

/** Whether the team of a verification can begin another. */
export function isOver(state: VerificationState): boolean {
  return (overStates as readonly VerificationState[]).includes(state)
}

/** Whose turn it is: said in one bold line wherever a verification is shown. */
export function turnOfVerification(state: VerificationState): 'team' | 'staff' | 'nobody' {
  switch (state) {
    case 'unverified':
    case 'pending_documents':
    case 'returned':
    case 'due_renewal':
    case 'expired':
      return 'team'
    case 'pending_review':
    case 'suspended':
      return 'staff'
    default:
      return 'nobody'
  }
}

/** Terms of a verification that the texts, the server and the pages state alike. */
export const verificationTerms = {
  /** Working days in which most are answered. */
  replyWorkingDays: 3,
  validMonths: 24,
  /** So long before its end a verification asks to be renewed. */
  renewalDays: 60,
  /** So long before its end who has not renewed is reminded once more, the nearest first. */
  reminderDays: [7, 30],
  /** So long a renewal that was returned keeps the verification standing, or until its end where that is later. */
  correctionDays: 14,
  /** What was typed and not sent is deleted after so long. */
  draftDays: 90,
  /** So long the letter may follow before what was sent without it is closed. */
  letterDays: 30,
  /** So long a first verification that was returned waits to be mended before it is closed, with its papers. */
  returnedPapersDays: 90,
  /** So long before it is closed the team is told. */
  closingWarningDays: 7,
} as const
