import { z } from 'zod'
import { judgeStates } from '../../rules/venture/judges.ts'
import { reviewStates } from '../../rules/venture/review-transitions.ts'
import { seesOthers } from '../../rules/venture/round-transitions.ts'
import { type OutputOf, staffCall } from '../call.ts'
import {
  isoInstant,
  ownedId,
  publicNumber,
  requiredText,
  several,
  shownId,
  text,
  toldTexts,
} from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { fileView } from '../files.ts'

const option = z.object({ value: z.string(), label: z.string() })

/** A judge's place in an edition, as they see it themselves. */
const invitation = z.object({
  judgeId: shownId,
  edition: z.number().int(),
  state: z.enum(judgeStates),
  version: z.number().int(),
  /** What there is to judge, round by round, with the entries that it has now. */
  rounds: z.array(
    z.object({
      title: z.string(),
      closesAt: isoInstant.nullable(),
      /** When scores are due. */
      dueAt: isoInstant.nullable(),
      entries: z.number().int(),
      judgesPerEntry: z.number().int(),
    }),
  ),
  /** Whether the code of conduct that is in force still has to be signed. */
  mustSign: z.boolean(),
  tracks: z.array(z.string()),
  /** What can be chosen as a field of expertise, and what was. */
  options: z.array(option),
  fields: z.array(z.string()),
  organisations: z.string(),
  schools: z.string(),
  employers: z.string(),
})

const ownReview = z.object({
  reviewId: shownId,
  roundID: publicNumber,
  round: z.string(),
  /** What judges of this round call it; nobody knows it by this elsewhere. */
  reference: z.string(),
  title: z.string(),
  state: z.enum(reviewStates),
  /** Whether all judges score it before the others, so that their scores can be compared; it does not count. */
  isSample: z.boolean(),
  /** Whether the round is being judged. */
  isOpen: z.boolean(),
  dueAt: isoInstant.nullable(),
})

const typed = z.record(z.string().max(80), z.string().max(2_200))

const scoredCriterion = z.object({
  key: z.string(),
  label: z.string(),
  hint: z.string(),
  low: z.number(),
  high: z.number(),
  isRequired: z.boolean(),
  isCounted: z.boolean(),
})

const stepped = z.object({ reviewId: shownId, state: z.enum(reviewStates) })

/** What judges do. The name of a team, its people and its contacts are in none of it. */
export const judging = {
  /** Invitations of the caller, and what they have to judge. */
  mine: staffCall({
    method: 'GET',
    path: 'venture/judging/mine',
    privilege: 'judgeEntries',
    effect: 'read',
    output: z.object({ invitations: z.array(invitation), reviews: z.array(ownReview) }),
  }),
  /**
   * Accepts an invitation by signing the code of conduct, states expertise and ties, or declines. Errors: `notAvailable`,
   * `conflict`, `illegalTransition`, `invalidInput`.
   */
  answer: staffCall({
    path: 'venture/judging/answer',
    privilege: 'judgeEntries',
    effect: 'write',
    input: z.object({
      judgeId: ownedId,
      version: wholeNumber(1),
      action: z.enum(['accept', 'decline']),
      agreed: z.boolean().default(false),
      fields: several(requiredText(100)),
      organisations: text(1_000).default(''),
      schools: text(1_000).default(''),
      employers: text(1_000).default(''),
    }),
    output: z.object({ state: z.enum(judgeStates), version: z.number().int() }),
  }),
  /** An entry that the caller judges, with what they have written. Errors: `notAvailable`, `ownInterest`. */
  entry: staffCall({
    method: 'GET',
    path: 'venture/judging/entry',
    privilege: 'judgeEntries',
    effect: 'read',
    input: z.object({ reviewId: ownedId }),
    output: ownReview.extend({
      sections: z.array(
        z.object({
          title: z.string(),
          questions: z.array(
            z.object({
              key: z.string(),
              label: z.string(),
              lines: z.array(z.string()),
              /** Under neutral names; the link is null while no judge opens files. */
              files: z.array(fileView.extend({ link: z.string().nullable() })),
              isCovered: z.boolean(),
              /** Its lines are those of a budget, as `budgetLines` reads them. */
              isBudget: z.boolean(),
            }),
          ),
        }),
      ),
      criteria: z.array(scoredCriterion),
      typed,
      savedAt: isoInstant.nullable(),
      /** What others have sent, where the round shows it; null where it does not, or not yet. */
      others: z
        .array(
          z.object({
            scores: z.array(z.object({ label: z.string(), score: z.number().nullable() })),
            feedback: z.string(),
          }),
        )
        .nullable(),
      seesOthers: z.enum(seesOthers),
      /** How many samples come before this entry. */
      samplesFirst: z.number().int(),
      mayWrite: z.boolean(),
      /** Not where the judge could read what another one sent. */
      mayReopen: z.boolean(),
      mayLeave: z.boolean(),
      mayDecline: z.boolean(),
      /** The next of the caller's entries that is not sent yet; null where there is none. */
      nextId: shownId.nullable(),
      left: z.number().int(),
    }),
  }),
  /**
   * Saves what was typed, valid or not; only the named fields change. Errors: `notAvailable`, `ownInterest`,
   * `illegalTransition`, `invalidInput` by `answers.<field>`.
   */
  save: staffCall({
    path: 'venture/judging/save',
    privilege: 'judgeEntries',
    effect: 'write',
    input: z.object({ reviewId: ownedId, answers: typed, ...toldTexts }),
    output: z.object({ reviewId: shownId, savedAt: isoInstant }),
  }),
  /** Sends a review. Errors as for `save`. */
  submit: staffCall({
    path: 'venture/judging/submit',
    privilege: 'judgeEntries',
    effect: 'write',
    input: z.object({ reviewId: ownedId, answers: typed, ...toldTexts }),
    output: stepped,
  }),
  /**
   * Takes a sent review up again, declines an entry, or states a conflict of interest. Errors: `notAvailable`,
   * `illegalTransition`, also for a review whose judge could read what another one sent.
   */
  step: staffCall({
    path: 'venture/judging/step',
    privilege: 'judgeEntries',
    effect: 'write',
    input: z.object({ reviewId: ownedId, action: z.enum(['reopen', 'decline', 'stateConflict']) }),
    output: stepped,
  }),
}

export type OwnJudging = OutputOf<(typeof judging)['mine']>
export type JudgedEntry = OutputOf<(typeof judging)['entry']>
