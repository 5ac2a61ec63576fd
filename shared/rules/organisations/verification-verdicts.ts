/** The finding of staff on one of the four questions. */
export const findings = ['met', 'notMet', 'unknown'] as const
export type Finding = (typeof findings)[number]

/** The four questions, each with its own verdict; the first and the last two are about the organisation. */
export const verdictKeys = ['exists', 'personMayAct', 'eligible', 'standing'] as const
export type VerdictKey = (typeof verdictKeys)[number]
export type Verdicts = Record<VerdictKey, Finding>

export const decisionOutcomes = ['verified', 'returned', 'refused'] as const
export type DecisionOutcome = (typeof decisionOutcomes)[number]

/** Why a verdict, or for a refusal all of them, does not support an outcome. */
export type VerdictProblem = 'mustBeMet' | 'mayNotBeUnmet' | 'nothingUnmet'

/**
 * The verdicts that do not support an outcome, each with its problem; empty where all do. Verified needs both
 * that the organisation exists and that the person may act; eligibility and standing are recorded besides. An
 * unregistered team is in no register: that it exists means that the papers show its work.
 */
export function verdictProblems(
  outcome: DecisionOutcome,
  { exists, personMayAct, eligible, standing }: Verdicts,
): Partial<Record<VerdictKey | 'outcome', VerdictProblem>> {
  if (outcome === 'verified') {
    return {
      ...(exists !== 'met' && { exists: 'mustBeMet' }),
      ...(personMayAct !== 'met' && { personMayAct: 'mustBeMet' }),
      ...(standing === 'notMet' && { standing: 'mayNotBeUnmet' }),
    }
  }
  const isUnmet = [exists, personMayAct, eligible, standing].includes('notMet')
  return outcome === 'refused' && !isUnmet ? { outcome: 'nothingUnmet' } : {}
}
