/** What staff found about one of the four questions. */
export const findings = ['met', 'notMet', 'unknown'] as const
export type Finding = (typeof findings)[number]

/** The four questions, each with its own verdict; the first and the last two belong to the organisation. */
export const verdictKeys = ['exists', 'personMayAct', 'eligible', 'standing'] as const
export type VerdictKey = (typeof verdictKeys)[number]
export type Verdicts = Record<VerdictKey, Finding>

export const decisionOutcomes = ['verified', 'returned', 'refused'] as const
export type DecisionOutcome = (typeof decisionOutcomes)[number]

/** Each has a message `verification_reason_<code>` and, as the next step, `verification_next_<code>`. */
export const returnReasons = [
  'paperUnreadable',
  'detailsDiffer',
  'paperOutOfDate',
  'sealMissing',
  'moreNeeded',
] as const
export const refusalReasons = ['notFound', 'noAuthority', 'notEligible', 'notGenuine'] as const
export const standingReasons = ['complaint', 'registerChange', 'cleared', 'atOwnWish'] as const
export type ReturnReason = (typeof returnReasons)[number]
export type RefusalReason = (typeof refusalReasons)[number]
export type StandingReason = (typeof standingReasons)[number]
export type VerificationReason = ReturnReason | RefusalReason | StandingReason

/**
 * Whether the verdicts bear an outcome. Verified needs both that the organisation exists and that the person may
 * act; eligibility and standing are kept beside it. An unregistered team stands in no register: that it exists
 * means that the papers show its work.
 */
export function verdictsBear(outcome: DecisionOutcome, verdicts: Verdicts): boolean {
  const isSound = verdicts.exists === 'met' && verdicts.personMayAct === 'met'
  if (outcome === 'verified') return isSound && verdicts.standing !== 'notMet'
  if (outcome === 'refused') return Object.values(verdicts).includes('notMet')
  return true
}

/** Whether a reason code belongs to an outcome. */
export function reasonFits(outcome: DecisionOutcome, reason: VerificationReason | undefined): boolean {
  if (outcome === 'verified') return reason === undefined
  const known: readonly VerificationReason[] = outcome === 'returned' ? returnReasons : refusalReasons
  return reason !== undefined && known.includes(reason)
}
