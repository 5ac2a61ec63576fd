import { z } from 'zod'
import { entryStates } from '../../rules/venture/entry-transitions.ts'
import { decisionFilters, decisionLimits, outcomes, revised } from '../../rules/venture/outcomes.ts'
import { roundStates } from '../../rules/venture/round-transitions.ts'
import { call } from '../call.ts'
import { isoInstant, ownedId, pageNumber, publicNumber, requiredText, shownId } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'

const ofStaff = { access: 'staff', privilege: 'runVenture' } as const
const decides = { ...ofStaff, effect: 'write', needsStepUp: true } as const

const decision = z.object({
  outcome: z.enum(outcomes),
  /** The place on the waiting list; null for others. */
  waitsAt: z.number().int().nullable(),
  /** Whole yuan. */
  amount: z.number().int(),
  isConfirmed: z.boolean(),
  proposedBy: z.string(),
  confirmedBy: z.string().nullable(),
  /** Whether this person may confirm it: they did not propose it. */
  mayConfirm: z.boolean(),
  version: z.number().int(),
})

const standing = z.object({
  reviews: z.number().int(),
  raw: z.number(),
  rawPlace: z.number().int(),
  adjusted: z.number(),
  low: z.number(),
  high: z.number(),
  adjustedPlace: z.number().int(),
  /** How many judges' reviews decide alone on which side of the line it is. */
  hangsOn: z.number().int(),
  /** By the raw score, ties resolved. */
  position: z.number().int(),
})

const deliberated = z.object({
  entryId: shownId,
  reference: z.string(),
  /** What the judges of the round call it. */
  code: z.string(),
  title: z.string().nullable(),
  teamName: z.string(),
  track: z.string().nullable(),
  state: z.enum(entryStates),
  standing,
  decision: decision.nullable(),
})
export type Deliberated = z.output<typeof deliberated>

const counts = z.object({
  all: z.number().int(),
  undecided: z.number().int(),
  proposed: z.number().int(),
  /** Proposed by others, so that the reader may confirm it. */
  confirmable: z.number().int(),
  advance: z.number().int(),
  waitlist: z.number().int(),
  eliminate: z.number().int(),
  /** Whole yuan proposed or decided. */
  amount: z.number(),
  /** Eliminated entries without words for their team. */
  unspoken: z.number().int(),
  /** Entries of a round to be published that are neither judged nor turned away. */
  left: z.number().int(),
})

const round = z.object({
  roundId: publicNumber,
  title: z.string(),
  edition: z.number().int(),
  ordinal: z.number().int(),
  state: z.enum(roundStates),
  version: z.number().int(),
  places: z.number().int(),
  budget: z.number().int(),
  isLast: z.boolean(),
  publishedAt: isoInstant.nullable(),
  /** Who asked that it be published; null while nobody has. */
  askedBy: z.string().nullable(),
  isAskedByMe: z.boolean(),
  /** Whether a second person has confirmed it, so that it is being published. */
  isPublishing: z.boolean(),
  counts,
  /** How many wait for an answer, how many of them too long, and how many upheld ones for a decision anew. */
  objections: z.object({ open: z.number().int(), late: z.number().int(), unsettled: z.number().int() }),
})

const ofRound = { roundId: publicNumber }
const seenRound = { ...ofRound, version: wholeNumber(1) }
const changed = z.object({ version: z.number().int() })

const review = z.object({
  reviewId: shownId,
  judgeName: z.string(),
  scores: z.array(z.object({ label: z.string(), score: z.number().nullable() })),
  note: z.string(),
  feedback: z.string(),
})

/** Deliberating about a round, and publishing what came of it. */
export const ventureDecidingStaff = {
  /** A round with its entries by their standing. Errors: `notFound`. */
  deliberation: call({
    ...ofStaff,
    effect: 'read',
    path: 'staff/venture/deliberation',
    input: z.object({ ...ofRound, filter: z.enum(decisionFilters).default('all'), page: pageNumber }),
    output: z.object({
      round,
      items: z.array(deliberated),
      total: z.number().int(),
      pageSize: z.number().int(),
      /** How the round was judged; null before its reviews are closed. */
      judging: z
        .object({
          method: z.string(),
          residual: z.number(),
          agreement: z.array(z.object({ label: z.string(), alpha: z.number().nullable() })),
          judges: z.array(z.object({ name: z.string(), reviews: z.number().int(), effect: z.number() })),
        })
        .nullable(),
    }),
  }),

  /** Who would cross the line with other weights or without a judge; changes nothing. Errors: `notFound`. */
  whatIf: call({
    ...ofStaff,
    effect: 'read',
    path: 'staff/venture/whatIf',
    input: z.object({
      ...ofRound,
      /** By criterion; those left out keep their weight. */
      weights: z.record(z.string().max(60), z.number().min(0).max(1000)).default({}),
      /** A judge whose reviews are left out. */
      withoutJudge: ownedId.optional(),
    }),
    output: z.object({
      criteria: z.array(z.object({ key: z.string(), label: z.string(), weight: z.number() })),
      judges: z.array(z.object({ judgeId: shownId, name: z.string() })),
      flips: z.array(
        z.object({
          entryId: shownId,
          reference: z.string(),
          title: z.string().nullable(),
          place: z.number().int(),
          placeThen: z.number().int(),
          isIn: z.boolean(),
        }),
      ),
    }),
  }),

  /** One entry with its reviews and what is proposed. Errors: `notFound`, `ownInterest`. */
  decision: call({
    ...ofStaff,
    effect: 'read',
    path: 'staff/venture/decision',
    input: z.object({ ...ofRound, entryId: ownedId }),
    output: z.object({
      round,
      /** Without a standing where it was not judged in the round. */
      entry: deliberated.extend({ standing: standing.nullable() }),
      applicationId: shownId,
      reviews: z.array(review),
      reason: z.string(),
      /** As it was written, or made from the judges' words. */
      feedback: z.string(),
      /** What waits for a second person to change the decision in force; null where nothing does. */
      revision: z
        .object({
          outcome: z.enum(revised),
          amount: z.number().int(),
          reason: z.string(),
          feedback: z.string(),
          proposedBy: z.string(),
          mayConfirm: z.boolean(),
          mayTakeBack: z.boolean(),
          version: z.number().int(),
        })
        .nullable(),
      /**
       * Who could confirm what waits, or else what the reader would propose in the place of the decision in force, by
       * name; empty where nobody on the staff could.
       */
      confirmers: z.array(z.string()),
      /** Whether an upheld objection has opened the decision. */
      mayDecideAnew: z.boolean(),
      mayDisqualify: z.boolean(),
      /** The award that has to be ended before anything of that. */
      awardId: shownId.nullable(),
    }),
  }),

  /** Closes the reviews and ranks the entries. Errors: `illegalTransition`, `conflict`. */
  deliberate: call({
    ...decides,
    path: 'staff/venture/deliberate',
    input: z.object(seenRound),
    output: changed,
  }),

  /**
   * Proposes what becomes of an entry, in the place of an earlier proposal or decision; of one that is published, once
   * an objection was upheld; and at any time that it be disqualified. Errors: `notAvailable`,
   * `ownInterest`, `illegalTransition`, `conflict`, `invalidInput` with `places` or `budget` exceeded.
   */
  propose: call({
    ...decides,
    path: 'staff/venture/propose',
    input: z.object({
      ...ofRound,
      entryId: ownedId,
      /** Of the decision, or of the revision that waits, as it was seen; 0 where there was none. */
      version: wholeNumber(0),
      outcome: z.enum(revised),
      waitsAt: wholeNumber(1, 10_000).optional(),
      amount: wholeNumber(0, 1_000_000_000).default(0),
      reason: requiredText(decisionLimits.reason),
      feedback: z.string().trim().max(decisionLimits.feedback).default(''),
    }),
    output: changed,
  }),

  /** Proposes for every undecided entry by its standing: so many advance, so many wait, the rest are eliminated. */
  proposeAll: call({
    ...decides,
    path: 'staff/venture/proposeAll',
    input: z.object({
      ...ofRound,
      advance: wholeNumber(0, 10_000),
      waitlist: wholeNumber(0, 10_000),
      amount: wholeNumber(0, 1_000_000_000).default(0),
      reason: requiredText(decisionLimits.reason),
    }),
    output: z.object({ proposed: z.number().int() }),
  }),

  /** Confirms a proposal of somebody else. Errors: `secondPersonNeeded`, `ownInterest`, `conflict`, `invalidInput`. */
  confirm: call({
    ...decides,
    path: 'staff/venture/confirm',
    input: z.object({
      ...ofRound,
      entryId: ownedId,
      version: wholeNumber(1),
      /** A revision takes the place of a decision in force; who proposed one can take it back while it waits. */
      what: z.enum(['decision', 'revision', 'takeBack']).default('decision'),
    }),
    output: changed,
  }),

  /** Confirms every proposal that somebody else has made, a hundred at a time. */
  confirmAll: call({
    ...decides,
    path: 'staff/venture/confirmAll',
    input: z.object(ofRound),
    output: z.object({ confirmed: z.number().int(), left: z.number().int() }),
  }),

  /** Asks that the round be published, or, by a second person, confirms that. Errors: `notDecidedYet`, `secondPersonNeeded`. */
  publish: call({ ...decides, path: 'staff/venture/publish', input: z.object(seenRound), output: changed }),

  /** The ranking as a file that `npm run ranking:verify` recomputes; each download is recorded. Errors: `notFound` for an unknown round, `notAvailable`. */
  exportRanking: call({
    ...decides,
    isReplayable: false,
    path: 'staff/venture/ranking',
    input: z.object(ofRound),
    output: z.object({ text: z.string() }),
  }),

  /** Takes back that the round be published, before it is. */
  holdPublish: call({
    ...decides,
    path: 'staff/venture/publish/hold',
    input: z.object(seenRound),
    output: changed,
  }),
}
