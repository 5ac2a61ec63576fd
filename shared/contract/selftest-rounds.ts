import { z } from 'zod'
import { selftestTerms } from '../rules/selftest/selftest-facets.ts'
import { call } from './call.ts'
import { actingTeam, isoInstant, language, ownedId, publicNumber, shownId, text } from './content/fields.ts'
import { organisation, testHead, testPart, testQuestion, use } from './selftest.ts'

/** How the answers of colleagues lie apart; nothing says who has given which. */
const spread = z.object({
  dimensions: z.array(
    z.object({
      dimensionId: publicNumber,
      language,
      name: z.string(),
      /** The scores that there are, the lowest first, and their middle. */
      scores: z.array(z.number().int()),
      middle: z.number().int().nullable(),
    }),
  ),
  /** Where they disagree most, the furthest apart first: how often each answer was given. */
  apart: z.array(
    z.object({
      question: testQuestion,
      tally: z.array(z.object({ answer: z.string(), count: z.number().int() })),
    }),
  ),
})
export type SelftestSpread = z.output<typeof spread>

const token = z.string().regex(/^[\w-]{22}$/)

const teamRound = z.object({
  team: z.object({ teamID: shownId, name: z.string(), canOpen: z.boolean(), canSettle: z.boolean() }),
  test: testHead.pick({ title: true, language: true }).nullable(),
  round: z
    .object({
      roundID: shownId,
      link: z.string(),
      closesAt: isoInstant,
      isClosed: z.boolean(),
      finished: z.number().int(),
      begun: z.number().int(),
    })
    .nullable(),
  /** Null until two have finished. */
  spread: spread.nullable(),
  /** The dimensions to which the questions belong, in their order. */
  dimensions: z.array(testPart.pick({ dimensionId: true, language: true, name: true })),
  /** All questions for whoever settles, each with what most have answered; else none. */
  questions: z.array(
    testQuestion.extend({
      dimensionId: publicNumber,
      /** Whether several have finished, and all of them answered the same, or none was asked. */
      isAgreed: z.boolean(),
    }),
  ),
})
export type SelftestTeamRound = z.output<typeof teamRound>

const joined = z.object({
  ...testHead.pick({ use: true, title: true, language: true, summary: true, minutes: true }).shape,
  questionCount: z.number().int(),
  closesAt: isoInstant,
  /** How far this browser has come. */
  state: z.enum(['new', 'begun', 'finished']),
  finished: z.number().int(),
  /** For who has finished, once two have. */
  spread: spread.nullable(),
})
export type SelftestJoined = z.output<typeof joined>

export const selftestRounds = {
  /** How a round of colleagues stands, by its link. Errors: `notFound` once it has ended. */
  describe: call({
    method: 'GET',
    path: 'selftest/round',
    access: 'public',
    effect: 'read',
    input: z.object({ token }),
    output: joined,
  }),
  /**
   * Takes part in a round with this browser, or goes on; a test that was begun becomes part of it.
   * @returns what comes next: a dimension, or null once all is answered. Errors: `notFound` once the round has ended
   * or closed, `allowanceExhausted`, `tooMany`.
   */
  join: call({
    path: 'selftest/round/join',
    access: 'public',
    effect: 'write',
    input: z.object({ token }),
    output: z.object({ use, next: z.number().int().nullable() }),
  }),
  /** The round of my acting team, with its link and how the answers lie apart. */
  describeOwn: call({
    method: 'GET',
    path: 'selftest/team/round',
    access: 'team',
    effect: 'read',
    input: z.object({ use }),
    output: teamRound,
  }),
  /** Opens a round. For admins. Errors: `notAvailable`, `notFound`, `alreadyOpen`. */
  open: call({
    path: 'selftest/team/round/open',
    access: 'team',
    effect: 'write',
    input: z.object({ ...actingTeam, use, ...organisation }),
    output: z.object({ roundID: shownId }),
  }),
  /**
   * Settles each question that is asked, and keeps that as the team's result. For the super admin. Errors:
   * `notAvailable`, `invalidInput` by `answers.<number>`.
   */
  settle: call({
    path: 'selftest/team/round/settle',
    access: 'team',
    effect: 'write',
    input: z.object({
      ...actingTeam,
      roundID: ownedId,
      answers: z.record(publicNumber, z.array(text(selftestTerms.linkAtMost)).max(60)),
    }),
    output: z.object({ resultID: shownId }),
  }),
  /** Ends a round without a result; what colleagues have answered stays in their browsers. For admins. Errors: `notAvailable`. */
  end: call({
    beforeConsent: true,
    path: 'selftest/team/round/end',
    access: 'team',
    effect: 'write',
    input: z.object({ ...actingTeam, roundID: ownedId }),
  }),
}
