import { z } from 'zod'
import { conflictReasons } from '../../rules/venture/conflicts.ts'
import { judgeStates, loadLimits, pairChanges } from '../../rules/venture/judges.ts'
import { reviewStates } from '../../rules/venture/review-transitions.ts'
import { roundStates } from '../../rules/venture/round-transitions.ts'
import { type OutputOf, staffCall } from '../call.ts'
import {
  isoInstant,
  ownedId,
  pageNumber,
  pageSize,
  publicNumber,
  requiredText,
  several,
  shownId,
} from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'

const option = z.object({ value: z.string(), label: z.string() })
const edition = wholeNumber(1, 999)

/** A member of staff, by the name that colleagues see. */
const named = z.object({ judgeId: shownId, name: z.string() })

const judge = named.extend({
  userID: shownId,
  state: z.enum(judgeStates),
  version: z.number().int(),
  /** When they were last told that something is left to judge. */
  remindedAt: isoInstant.nullable(),
  /** The tracks that they judge; none for all. */
  tracks: z.array(z.string()),
  fields: z.array(z.string()),
  counts: z.object({
    open: z.number().int(),
    draft: z.number().int(),
    sent: z.number().int(),
    left: z.number().int(),
  }),
})

const judgedEntry = z.object({
  entryId: shownId,
  reference: z.string(),
  /** What its judges call it. */
  code: z.string(),
  title: z.string(),
  track: z.string(),
  isSample: z.boolean(),
  reviews: z.array(named.extend({ state: z.enum(reviewStates), isByHand: z.boolean() })),
  /** Taken away by hand. */
  barred: z.array(named),
  /** Judges who must not judge it, with every reason. */
  conflicts: z.array(named.extend({ reasons: z.array(z.enum(conflictReasons)) })),
})

const blindPart = z.object({ text: z.string(), isStruck: z.boolean() })

/** How a judge's scores of the samples lie beside those of the others, by criterion. */
const calibrated = named.extend({
  /** How many samples they have sent, of those that they may judge. */
  sent: z.number().int(),
  of: z.number().int(),
  /** The mean of the differences from the others' mean, and how far they spread; null where there is nothing to compare. */
  differences: z.array(
    z.object({ key: z.string(), mean: z.number().nullable(), spread: z.number().nullable() }),
  ),
})

export const judgingStaff = {
  /** Who judges a round, what, and how far they are. Error: `notFound`. */
  round: staffCall({
    method: 'GET',
    path: 'venture/staff/judging',
    privilege: 'runVenture',
    effect: 'read',
    input: z.object({ round: publicNumber, page: pageNumber, pageSize }),
    output: z.object({
      roundID: publicNumber,
      title: z.string(),
      edition: z.number().int(),
      state: z.enum(roundStates),
      judgesPerEntry: z.number().int(),
      dueAt: isoInstant.nullable(),
      tracks: z.array(option),
      judges: z.array(judge),
      invitable: z.array(z.object({ userID: shownId, name: z.string() })),
      entries: z.array(judgedEntry),
      total: z.number().int(),
      pageSize: z.number().int(),
      /** Of the samples; null where there are none. */
      calibration: z
        .object({
          samples: z.array(z.object({ entryId: shownId, reference: z.string(), title: z.string() })),
          criteria: z.array(z.object({ key: z.string(), label: z.string() })),
          judges: z.array(calibrated),
        })
        .nullable(),
      progress: z.object({
        entries: z.number().int(),
        /** Entries with fewer judges than the round needs. */
        lacking: z.number().int(),
        open: z.number().int(),
        draft: z.number().int(),
        sent: z.number().int(),
      }),
    }),
  }),
  /**
   * Invites a member of staff whose role lets them judge, once more where they declined, or removes a judge: what they
   * have not begun goes to others. The invited one is told. Errors: `notAvailable`, `illegalTransition`.
   */
  judgeSet: staffCall({
    path: 'venture/staff/judging/judge',
    privilege: 'runVenture',
    effect: 'write',
    input: z.object({
      edition,
      userID: ownedId,
      action: z.enum(['invite', 'remove']),
      tracks: several(requiredText(100)),
    }),
    output: z.object({ judgeId: shownId, state: z.enum(judgeStates) }),
  }),
  /**
   * Finds judges for every entry of a round, or names the rule that stands against it. Nothing is stored unless `keep`
   * says what was found before; then the judges are told. With a number of made-up entries it says, before the round is
   * judged, whether those who have accepted could judge so many. Errors: `notFound`, `illegalTransition`, `conflict` where
   * something has changed since, `unavailable`.
   */
  assign: staffCall({
    path: 'venture/staff/judging/assign',
    privilege: 'runVenture',
    effect: 'own',
    input: z.object({
      round: publicNumber,
      loads: z.enum(loadLimits).default('one'),
      keep: z.string().max(64).optional(),
      madeUp: wholeNumber(1, 2_000).optional(),
    }),
    output: z.object({
      /** The rule that must be relaxed, and the entries that it keeps from having their judges; null if there is none. */
      obstacle: z
        .object({
          rule: z.enum(['judges', 'tracks', 'conflicts', 'byHand', 'loads']),
          references: z.array(z.string()),
        })
        .nullable(),
      /** Names what was found, for keeping exactly this. */
      found: z.string(),
      isKept: z.boolean(),
      /** The judges who have accepted, among whom the entries are shared out. */
      judges: z.number().int(),
      pairs: z.number().int(),
      added: z.number().int(),
      removed: z.number().int(),
      least: z.number().int(),
      most: z.number().int(),
      /** Pairs in which the judge knows a field of the entry, of those whose entry has any. */
      matched: z.object({ pairs: z.number().int(), of: z.number().int() }),
      /** The references of the entries that each judge would keep, get and lose, without the caller's own entries. */
      byJudge: z.array(
        named.extend({
          kept: z.array(z.string()),
          added: z.array(z.string()),
          removed: z.array(z.string()),
        }),
      ),
    }),
  }),
  /**
   * Gives an entry to a judge by hand, takes it away, or leaves the pair to the assignment again. Errors: `notAvailable`,
   * `ownInterest`, `illegalTransition`, `invalidInput` at `judgeId` where a conflict of interest stands against it.
   */
  pairSet: staffCall({
    path: 'venture/staff/judging/pair',
    privilege: 'runVenture',
    effect: 'write',
    input: z.object({ entryId: ownedId, judgeId: ownedId, action: z.enum(pairChanges) }),
  }),
  /**
   * Makes an entry one that every judge of its round scores first, so that their scores can be compared, or ends that;
   * these scores never count. Errors: `notAvailable`, `ownInterest`, `illegalTransition`, `invalidInput` at `entryId`.
   */
  sampleSet: staffCall({
    path: 'venture/staff/judging/sample',
    privilege: 'runVenture',
    effect: 'write',
    input: z.object({ entryId: ownedId, isSample: z.boolean() }),
    output: z.object({ samples: z.number().int() }),
  }),
  /**
   * An entry of a round, named by its reference or its code for judges, as they read it, with the places of struck-out
   * names. Its applicant reads who looked. Errors:
   * `notAvailable`, `ownInterest`, `invalidInput` at `reference`.
   */
  preview: staffCall({
    path: 'venture/staff/judging/preview',
    privilege: 'runVenture',
    effect: 'write',
    input: z.object({ round: publicNumber, reference: requiredText(40) }),
    output: z.object({
      reference: z.string(),
      code: z.string(),
      title: z.array(blindPart),
      sections: z.array(
        z.object({
          title: z.string(),
          questions: z.array(
            z.object({
              key: z.string(),
              label: z.string(),
              lines: z.array(z.array(blindPart)),
              files: z.array(z.string()),
              isCovered: z.boolean(),
              /** Its lines are those of a budget, as `budgetLines` reads them. */
              isBudget: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  }),
  /** Reminds the judges of a round who have not sent everything, each once a day. Errors: `notFound`, `illegalTransition`. */
  remind: staffCall({
    path: 'venture/staff/judging/remind',
    privilege: 'runVenture',
    effect: 'write',
    input: z.object({ round: publicNumber }),
    output: z.object({ reminded: z.number().int() }),
  }),
}

export type JudgedRound = OutputOf<(typeof judgingStaff)['round']>
export type PreviewedEntry = OutputOf<(typeof judgingStaff)['preview']>
export type FoundAssignment = OutputOf<(typeof judgingStaff)['assign']>
