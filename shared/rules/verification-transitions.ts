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
] as const
export type VerificationState = (typeof verificationStates)[number]

type Transition = {
  from: readonly VerificationState[]
  to: VerificationState
  by: 'team' | 'staff' | 'portal'
}

/** The one table of legal transitions. Who may act, and the second person for some, is policy, not listed here. */
export const verificationTransitions = {
  /** Sent without the letter of authorisation, which is to follow. */
  sendWithoutLetter: { from: ['unverified'], to: 'pending_documents', by: 'team' },
  submit: { from: ['unverified', 'pending_documents'], to: 'pending_review', by: 'team' },
  resubmit: { from: ['returned'], to: 'pending_review', by: 'team' },
  renew: { from: ['due_renewal', 'expired'], to: 'pending_review', by: 'team' },
  verify: { from: ['pending_review'], to: 'verified', by: 'staff' },
  return: { from: ['pending_review'], to: 'returned', by: 'staff' },
  refuse: { from: ['pending_review'], to: 'refused', by: 'staff' },
  fallDue: { from: ['verified'], to: 'due_renewal', by: 'portal' },
  /** A renewal that was returned ends as well where nothing comes of it. */
  lapse: { from: ['due_renewal', 'returned'], to: 'expired', by: 'portal' },
  suspend: { from: ['verified', 'due_renewal'], to: 'suspended', by: 'staff' },
  restore: { from: ['suspended'], to: 'verified', by: 'staff' },
  revoke: { from: ['verified', 'due_renewal', 'suspended'], to: 'revoked', by: 'staff' },
} as const satisfies Record<string, Transition>

export type VerificationAction = keyof typeof verificationTransitions

/** The state that an action leads to, null where it is not legal in this state. */
export function nextVerificationState(
  state: VerificationState,
  action: VerificationAction,
): VerificationState | null {
  const transition: Transition = verificationTransitions[action]
  return transition.from.includes(state) ? transition.to : null
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
  /** So long the papers of a first verification that was returned are kept where nobody goes on with it. */
  returnedPapersDays: 90,
  /** So long before they go the team is told. */
  papersWarningDays: 7,
} as const
