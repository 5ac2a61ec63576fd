import type { EligibilityRule } from './eligibility.ts'
import type { QuestionSet } from './questions.ts'

/** Kinds of what can be applied for; each kind has its own records. */
export const offeringKinds = ['tool'] as const
export type OfferingKind = (typeof offeringKinds)[number]

/** What can be applied for, by its kind and the public number of its record. */
export type OfferingKey = { kind: OfferingKind; number: number }

/** The facts about an offering that applying depends on. */
export type Offering = OfferingKey & {
  /** In the requested language, or the other if only that is published. */
  name: string
  /** The needs that it serves, by which similar offerings are found. */
  needs: readonly string[]
  papers: string[]
  claimSteps: string[]
  activationSteps: string[]
  activationKind: 'steps' | 'code'
  /** Where a granted offering is opened or downloaded: an https address or a path of this portal. */
  startLink: string | null
  /** The usual term of a grant; null if it does not end. */
  termMonths: number | null
  rules: EligibilityRule[]
  replyWorkingDays: number
  stockPerYear: number | null
  allowanceUnits: number
  /** The newest version of the questions. */
  questionSet: { id: string; questions: QuestionSet }
}
