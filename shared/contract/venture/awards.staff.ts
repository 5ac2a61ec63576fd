import { z } from 'zod'
import {
  awardStates,
  endActions,
  reportStates,
  trancheActions,
  trancheStates,
} from '../../rules/venture/award-transitions.ts'
import { longestQuestion, mostQuestions } from '../../rules/venture/report-questions.ts'
import { staffCall } from '../call.ts'
import { isoDate, ownedId, requiredText, text } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { awardChanged, awardLine, awardView, tranchesInput, trancheView, typedYuan } from './award-parts.ts'

const version = wholeNumber(1)
const edition = wholeNumber(1, 999).optional()
const dueOn = isoDate.optional()
/** Questions of a report, one a line. */
const questionLines = text(mostQuestions * longestQuestion)
  .refine((lines) => lines.split('\n').length <= mostQuestions, { message: 'tooLong' })
  .refine((lines) => lines.split('\n').every((line) => line.length <= longestQuestion), {
    message: 'tooLong',
  })
  .default('')

const detail = awardView.extend({
  tranches: z.array(
    trancheView.extend({
      may: z.array(z.enum(trancheActions)),
      /** Why it is to be waived, or was. */
      waiverBecause: z.string().nullable(),
      /** Who waits for another person to confirm what they asked for or noted. */
      asked: z.object({ name: z.string(), isMine: z.boolean() }).nullable(),
    }),
  ),
  /** The reader belongs to the team or its organisation, and decides nothing. */
  isOwn: z.boolean(),
  canPropose: z.boolean(),
  canStop: z.boolean(),
  /** A stop that somebody asks for, until another one confirms it. */
  stopAsked: z.object({ name: z.string(), isMine: z.boolean(), reason: z.string() }).nullable(),
  canClose: z.boolean(),
  canAskBack: z.boolean(),
})

export const ventureAwardsStaff = {
  /** The awards of an edition, by default the newest one that has any, with their money and the sums. */
  list: staffCall({
    path: 'venture/staff/awards',
    privilege: 'runVenture',
    effect: 'read',
    input: z.object({ edition }),
    output: z.object({
      items: z.array(awardLine),
      sums: z.object({
        ...{ count: z.number().int(), awarded: z.number().int() },
        ...{ paid: z.number().int(), open: z.number().int() },
      }),
      /** Null while nothing has been awarded. */
      edition: z.number().int().nullable(),
      editions: z.array(z.number().int()),
    }),
  }),

  /** An award. Every view is audited. Errors: `notFound`. */
  detail: staffCall({
    path: 'venture/staff/award',
    privilege: 'runVenture',
    effect: 'write',
    input: z.object({ awardId: ownedId }),
    output: detail,
  }),

  /**
   * Writes the next version of what is to be agreed; it holds once the team accepts it. Errors: `conflict`,
   * `illegalTransition`, `ownInterest`, `notAvailable`; fields by tranche.
   */
  propose: staffCall({
    path: 'venture/staff/award/agreement',
    privilege: 'runVenture',
    effect: 'write',
    input: z.object({
      ...{ awardId: ownedId, version, text: requiredText(20_000), tranches: tranchesInput },
      ...{ midtermDueOn: dueOn, closingDueOn: dueOn },
      ...{ midtermQuestions: questionLines, closingQuestions: questionLines },
    }),
    output: awardChanged,
  }),

  /**
   * A step of a tranche. One person proposes it with day and bank reference, another one confirms (`confirm`, or back by
   * `retract`). What is asked back another person approves (`approve`, or `drop`); to waive it, one person asks
   * (`askWaiver`, with a reason) and another one confirms (`waive`, or `holdWaiver`). Errors: `conflict`, `illegalTransition`,
   * `secondPersonNeeded`, `ownInterest`, `notAvailable`.
   */
  tranche: staffCall({
    path: 'venture/staff/award/tranche',
    privilege: 'runVenture',
    needsStepUp: true,
    effect: 'write',
    input: z.object({
      ...{ trancheId: ownedId, version, action: z.enum(trancheActions) },
      ...{ paidOn: isoDate.optional(), bankReference: text(100).default('') },
      reason: text(2_000).default(''),
    }),
    output: awardChanged.extend({ state: z.enum(trancheStates) }),
  }),

  /**
   * Asks for money back, of which the team hears, with the reason, once another person approves it. Errors: `illegalTransition` where
   * nothing was paid, `ownInterest`, `notAvailable`.
   */
  payback: staffCall({
    path: 'venture/staff/award/payback',
    privilege: 'runVenture',
    needsStepUp: true,
    effect: 'write',
    input: z.object({ awardId: ownedId, amount: typedYuan, dueOn: isoDate, reason: requiredText(2_000) }),
    output: awardChanged,
  }),

  /** Accepts a report, or returns it with the reason. Errors: `conflict`, `illegalTransition`, `ownInterest`. */
  report: staffCall({
    path: 'venture/staff/award/report',
    privilege: 'runVenture',
    needsStepUp: true,
    effect: 'write',
    input: z.object({
      ...{
        reportId: ownedId,
        version,
        action: z.enum(['return', 'accept']),
        reason: text(2_000).default(''),
      },
    }),
    output: awardChanged.extend({ state: z.enum(reportStates) }),
  }),

  /**
   * Closes an award, or stops it: `askStop` with a reason, `stop` by another person, `holdStop` takes the question back.
   * Errors: `conflict`, `illegalTransition`, `secondPersonNeeded`, `ownInterest`, `notAvailable`.
   */
  end: staffCall({
    path: 'venture/staff/award/end',
    privilege: 'runVenture',
    needsStepUp: true,
    effect: 'write',
    input: z.object({
      ...{ awardId: ownedId, version, action: z.enum(endActions), reason: text(2_000).default('') },
    }),
    output: awardChanged.extend({ state: z.enum(awardStates) }),
  }),
}

export type StaffAward = z.output<typeof detail>
