import { z } from 'zod'
import { objectionResults } from '../rules/feedback.ts'
import { roundStates } from '../rules/venture/round-transitions.ts'
import { applyingView } from './applications/applying.ts'
import { call } from './call.ts'
import { isoInstant, language, publicNumber } from './content/fields.ts'

/** When a round takes applications, also before it opens; null while that is not announced. */
const window = z.object({ opensAt: isoInstant, closesAt: isoInstant, until: isoInstant }).nullable()

const roundCard = z.object({
  roundId: publicNumber,
  edition: z.number().int(),
  ordinal: z.number().int(),
  language,
  title: z.string(),
  summary: z.string(),
  state: z.enum(roundStates),
  window,
})
export type RoundCard = z.output<typeof roundCard>

/** By what judges score, in the reader's language. */
const criterion = z.object({
  key: z.string(),
  label: z.string(),
  hint: z.string(),
  /** Its share of the score in hundredths; null where it is only shown. */
  share: z.number().int().nullable(),
  low: z.number(),
  high: z.number(),
})

const roundDetail = roundCard.extend({
  /** Sanitised HTML: what is looked for. */
  html: z.string(),
  criteria: z.array(criterion),
  judgesPerEntry: z.number().int(),
  scoresDueAt: isoInstant.nullable(),
  /** When its results were published; null before. */
  publishedAt: isoInstant.nullable(),
  noticeDays: z.number().int(),
  places: z.number().int(),
  /** Whole yuan; 0 where the round awards nothing. */
  budget: z.number().int(),
  /** Whether judges see neither names nor some of the answers. */
  isBlind: z.boolean(),
  applying: applyingView,
  /** Each time that the closing, or the day for scores alone, was moved later, the newest first. */
  changes: z.array(
    z.object({
      at: isoInstant,
      what: z.enum(['closing', 'scores']),
      from: isoInstant,
      to: isoInstant,
      reason: z.string(),
    }),
  ),
  /** Who holds a place in it, once that is published; null before. */
  placed: z
    .array(
      z.object({
        reference: z.string(),
        title: z.string().nullable(),
        teamName: z.string(),
        /** Whole yuan; 0 where the round awards nothing. */
        amount: z.number().int(),
        /** Whole yuan that were paid before its award was stopped; null where it was not. */
        stoppedAfter: z.number().int().nullable(),
      }),
    )
    .nullable(),
  /** Its public notice: until when, how many objections wait for an answer, and what was found; null before. */
  notice: z
    .object({
      until: isoInstant,
      takesObjections: z.boolean(),
      open: z.number().int(),
      results: z.array(
        z.object({
          /** The whole list, an entry of it, or another one, which is not named. */
          about: z.enum(['list', 'listed', 'other']),
          title: z.string().nullable(),
          result: z.enum(objectionResults),
          reason: z.string(),
          at: isoInstant,
        }),
      ),
    })
    .nullable(),
  updatedAt: isoInstant,
})
export type RoundDetail = z.output<typeof roundDetail>

const readable = { access: 'public', effect: 'read', isKept: true } as const

/** Rounds of the venture programme as visitors read them. */
export const ventureRounds = {
  /** Those whose dates are announced, the newest edition first. */
  roundList: call({
    ...readable,
    path: 'venture/round/list',
    input: z.object({}),
    output: z.object({ items: z.array(roundCard) }),
  }),
  /** One round that is published. Errors: `notFound`. */
  roundDetail: call({
    ...readable,
    path: 'venture/round/detail',
    input: z.object({ roundId: publicNumber }),
    output: roundDetail,
  }),
}
