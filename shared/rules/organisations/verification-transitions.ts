import { type Place, type Steps, undoneBy } from '../lifecycle.ts'

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

/** Decisions that make a verification valid. */
const givings = ['verify', 'restore', 'resume', 'reinstate'] as const

/** `renewal`: it was verified before; `first`: it never was. */
export const verificationTransitions = {
  /** Sent without the letter of authorisation, which is to follow. */
  sendWithoutLetter: { from: ['unverified'], to: 'pending_documents', by: 'team' },
  submit: { from: ['unverified', 'pending_documents'], to: 'pending_review', by: 'team' },
  resubmit: { from: ['returned'], to: 'pending_review', by: 'team' },
  renew: { from: ['due_renewal', 'expired'], to: 'pending_review', by: 'team' },
  /** Withdrawn before a verdict. */
  withdraw: {
    from: ['pending_documents'],
    when: { first: ['pending_review', 'returned'] },
    to: 'withdrawn',
    by: 'team',
  },
  /** A new submission is decided afresh, whatever the earlier decisions. */
  verify: { from: ['pending_review'], to: 'verified', by: 'staff', undoes: [] },
  return: { from: ['pending_review'], to: 'returned', by: 'staff', undoes: [] },
  /** Also legal while it waits for the team: a wrongly claimed code need not wait until its term is over. */
  refuse: {
    from: ['pending_documents', 'pending_review', 'returned'],
    to: 'refused',
    by: 'staff',
    undoes: [],
  },
  fallDue: { from: ['verified'], to: 'due_renewal', by: 'portal' },
  /** A returned renewal also ends if it is not corrected. */
  lapse: { from: ['due_renewal'], when: { renewal: ['returned'] }, to: 'expired', by: 'portal' },
  /** A first verification that was not continued. */
  close: { from: ['pending_documents'], when: { first: ['returned'] }, to: 'closed', by: 'portal' },
  /** No team that acts for the organisation has any member left. */
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
  /** Restores a verification that was suspended during its renewal: the review goes on. */
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
    /** A person who began this by suspending it may not end it either. */
    undoes: [...givings, 'suspend'],
  },
  reinstate: { from: ['revoked'], to: 'verified', by: 'staff', undoes: ['revoke'] },
} as const satisfies Steps<VerificationState, 'team' | 'staff' | 'portal'>

export type VerificationAction = keyof typeof verificationTransitions

/** Staff actions on a verification that was granted; `restore` resumes a renewal that was under way. */
export const standingActions = ['suspend', 'restore', 'revoke', 'reinstate'] as const
export type StandingAction = (typeof standingActions)[number]

/** A verification's place: its state, and whether it was verified before, which makes it a renewal. */
export function verificationPlace(state: VerificationState, wasVerified: boolean): Place<VerificationState> {
  return { state, is: wasVerified ? 'renewal' : 'first' }
}

/** States without a result: the team can begin another. */
export const overStates = ['refused', 'withdrawn', 'closed'] as const satisfies readonly VerificationState[]

/** A step in the history of a verification. */
type Made = { action: string; account_id: string | null }

/**
 * The authors of the valid decisions that an action reverses: decisions before the last verification no
 * longer count.
 * @param history of a verification, the newest first
 */
export function makersUndoneBy(action: VerificationAction, history: readonly Made[]): (string | null)[] {
  const undone = undoneBy(verificationTransitions, action)
  const verified = history.findIndex((one) => one.action === 'verify')
  const standing = verified < 0 ? history : history.slice(0, verified + 1)
  return standing.filter((one) => undone.includes(one.action)).map((one) => one.account_id)
}

/**
 * States in which a team is not known as one of its organisation: its letter is missing, or it came to nothing or was
 * revoked.
 */
export const codelessStates = [
  'pending_documents',
  'revoked',
  ...overStates,
] as const satisfies readonly VerificationState[]

/** Whether a verification's team can begin another. */
export function isOver(state: VerificationState): boolean {
  return (overStates as readonly VerificationState[]).includes(state)
}

/** Whose turn it is: shown in one bold line with every verification. */
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

/** Terms of a verification, the same in texts, server and pages. */
export const verificationTerms = {
  /** Working days within which most are answered. */
  replyWorkingDays: 3,
  validMonths: 24,
  /** How long before its end a verification asks to be renewed. */
  renewalDays: 60,
  /** How long before the end a team that has not renewed is reminded again, the nearest first. */
  reminderDays: [7, 30],
  /** How long a returned renewal keeps the verification valid, or until its end where that is later. */
  correctionDays: 14,
  /** When unsent input is deleted. */
  draftDays: 90,
  /** How long the letter may follow before a submission without it is closed. */
  letterDays: 30,
  /** How long a returned first verification can be corrected before it is closed, with its papers. */
  returnedPapersDays: 90,
  /** How long before it is closed the team is notified. */
  closingWarningDays: 7,
} as const
