/** What staff found about one of the four questions. */
export const findings = ['met', 'notMet', 'unknown'] as const
export type Finding = (typeof findings)[number]

/** The four questions, each with its own verdict; the first and the last two belong to the organisation. */
export const verdictKeys = ['exists', 'personMayAct', 'eligible', 'standing'] as const
export type VerdictKey = (typeof verdictKeys)[number]
export type Verdicts = Record<VerdictKey, Finding>

export const decisionOutcomes = ['verified', 'returned', 'refused'] as const
export type DecisionOutcome = (typeof decisionOutcomes)[number]

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
