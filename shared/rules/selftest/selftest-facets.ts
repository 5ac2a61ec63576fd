/** What a questionnaire is for: how digital an organisation works, or which digital service fits it. */
export const selftestUses = ['maturity', 'service'] as const
export type SelftestUse = (typeof selftestUses)[number]

/** The page of each questionnaire, without language prefix. */
export const selftestPaths = {
  maturity: '/tools/selfTest',
  service: '/tools/digitalSelfTest',
} as const satisfies Record<SelftestUse, string>

/** The page of what the acting team keeps of a test, without language prefix. */
export function selftestPlanPath(use: SelftestUse): string {
  return `/tools/selfTestPlan?test=${use}`
}

/** The page of a round of the acting team. */
export function selftestRoundPath(use: SelftestUse): string {
  return `/tools/selfTestTogether?test=${use}`
}

/**
 * How a question is answered.
 * - level: one of several answers, the lowest first
 * - several: any of several, each with points
 * - yesNo
 * - number: whole, from 0; the full score is reached at a target
 * - evidence: a link that shows it
 */
export const selftestKinds = ['level', 'several', 'yesNo', 'number', 'evidence'] as const
export type SelftestKind = (typeof selftestKinds)[number]

/**
 * How answers become a score.
 * - mean: of a dimension, the mean of what is known; of the test, the mean of its dimensions
 * - share: what is met out of everything that is asked, by weights; what does not apply is met, what nobody knows is not
 * - ladder: of a dimension, what the last question on its way is worth, each answer by its points out of 100; of the
 *   test, the mean of its dimensions
 */
export const selftestScorings = ['mean', 'share', 'ladder'] as const
export type SelftestScoring = (typeof selftestScorings)[number]

/** Whether a question can be answered with “does not apply to us”. */
export const notApplicables = ['offered', 'notOffered'] as const

/** The number of people who work for an organisation, paid or not. */
export const organisationSizes = ['upTo5', 'upTo20', 'upTo50', 'over50'] as const
export type OrganisationSize = (typeof organisationSizes)[number]

/** How many days a link to a report may last. */
export const shareDays = [7, 30, 90] as const

export const selftestTerms = {
  /** How many days colleagues have to answer, how many can, and how many questions show where they disagree. */
  roundDays: 14,
  mostInRound: 100,
  shownApart: 5,
  /** How many links to one report may last at once. */
  shares: 5,
  /** Days after the last answer until a test that nobody keeps is removed. */
  keptDays: 365,
  /** How many next steps a report gives. */
  steps: 3,
  /** In how many days the first step of a plan is due, unless its team sets another day; each further one as much later. */
  stepDays: 30,
  /** How many days before its day a team is told of a step. */
  remindDays: 7,
  /** How many of a team's tests are held against each other. */
  trendLength: 6,
  /** The answer to a number question may not exceed it. */
  highestNumber: 1_000_000,
  linkAtMost: 300,
} as const
