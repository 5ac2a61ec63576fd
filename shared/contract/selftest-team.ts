import { z } from 'zod'
import { call } from './call.ts'
import {
  actingTeam,
  isoDate,
  isoInstant,
  language,
  ownedId,
  publicNumber,
  shownId,
} from './content/fields.ts'
import { wholeNumber } from './content/numbers.ts'
import {
  levelWords,
  madeShare,
  selftestReport,
  shares,
  shareTerm,
  stepTarget,
  testHead,
  use,
} from './selftest.ts'

const score = z.number().int().nullable()

/** A finished test in short. */
const resultLine = z.object({
  finishedAt: isoInstant,
  score,
  level: levelWords.nullable(),
})

const planStep = z.object({
  stepID: shownId,
  language,
  title: z.string(),
  body: z.string(),
  /** The name of its dimension, in `language`. */
  dimension: z.string(),
  /** The dimension's score when the step was advised, what it is to become, and what it was in the latest test. */
  from: z.number().int(),
  target: z.number().int(),
  now: score,
  /** False where the latest test asks other questions in this dimension, so that `now` says nothing. */
  isComparable: z.boolean(),
  /** The scores that can be aimed at, each with the level that it reaches. */
  goals: z.array(z.object({ score: z.number().int(), language, name: z.string() })),
  dueOn: isoDate,
  /** Open, and its day is over. */
  isLate: z.boolean(),
  doneOn: isoDate.nullable(),
  targets: z.array(stepTarget),
})

/** A line of the trend: a dimension, or the whole test where it has no name. */
const trendRow = z.object({
  dimensionId: publicNumber.nullable(),
  language,
  name: z.string(),
  /** Of each test of the trend; a test that asked other questions is not comparable. */
  scores: z.array(z.object({ score, isComparable: z.boolean() })),
})

const plan = z.object({
  team: z.object({ teamID: shownId, name: z.string(), canManage: z.boolean() }),
  /** What the test is called now; null where it is not published. */
  test: testHead.pick({ title: true, language: true }).nullable(),
  /** A finished test of this browser that the team does not keep as it is. */
  waiting: resultLine.nullable(),
  /** The latest tests that the team keeps, the oldest first. */
  kept: z.array(resultLine.extend({ resultID: shownId })),
  trend: z.array(trendRow),
  /** Open steps by their days, then those that are done. */
  steps: z.array(planStep),
})
export type SelftestPlan = z.output<typeof plan>

export const selftestTeam = {
  /** What my acting team keeps of a self-test: its results, their trend, and the plan. */
  describePlan: call({
    method: 'GET',
    path: 'selftest/team/plan',
    access: 'team',
    effect: 'read',
    input: z.object({ use }),
    output: plan,
  }),
  /** The report on a test that my acting team keeps. Errors: `notAvailable`. */
  describeKept: call({
    method: 'GET',
    path: 'selftest/team/result',
    access: 'team',
    effect: 'read',
    input: z.object({ resultID: ownedId }),
    output: z.object({ report: selftestReport, shares, teamID: shownId }),
  }),
  /**
   * Makes a link to the report on a test that my acting team keeps, told once, which does not name the team. Errors:
   * `notAvailable`, `allowanceExhausted`, `tooMany`.
   */
  shareKept: call({
    path: 'selftest/team/share',
    access: 'team',
    effect: 'write',
    isReplayable: false,
    input: z.object({ ...actingTeam, resultID: ownedId, ...shareTerm }),
    output: madeShare,
  }),
  /** Ends every link to the report on a test that my acting team keeps. Errors: `notAvailable`. */
  endShares: call({
    beforeConsent: true,
    path: 'selftest/team/share/end',
    access: 'team',
    effect: 'write',
    input: z.object({ ...actingTeam, resultID: ownedId }),
  }),
  /**
   * Keeps this browser's finished test for my acting team, in a copy, and adds its next steps to the plan. What was
   * kept before and changed since is kept as it is now. Without a finished test nothing is kept.
   */
  keepResult: call({
    path: 'selftest/team/keep',
    access: 'team',
    effect: 'write',
    input: z.object({ ...actingTeam, use }),
    output: z.object({ resultID: shownId.nullable() }),
  }),
  /**
   * Sets day and aim of a step, ticks it off, or takes it out of the plan, until another test advises it. Errors:
   * `notAvailable`; `conflict` where a step that was done is opened though a newer test has advised it again.
   */
  saveStep: call({
    path: 'selftest/team/step',
    access: 'team',
    effect: 'write',
    input: z.object({
      ...actingTeam,
      stepID: ownedId,
      dueOn: isoDate,
      target: wholeNumber(1, 100),
      isDone: z.boolean(),
      isDropped: z.boolean().default(false),
    }),
  }),
  /**
   * Deletes a test that my acting team keeps, with the steps that it added to the plan. For admins. Errors:
   * `notAvailable`.
   */
  forgetKept: call({
    beforeConsent: true,
    path: 'selftest/team/forget',
    access: 'team',
    effect: 'write',
    input: z.object({ ...actingTeam, resultID: ownedId }),
  }),
}
