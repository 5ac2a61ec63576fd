import { z } from 'zod'
import { locales } from '../lib/locale.ts'
import { entryStates } from '../rules/venture/entry-transitions.ts'
import { roundStates, seesOthers } from '../rules/venture/round-transitions.ts'
import { roundLacks, walkFindings } from '../rules/venture/walk-edition.ts'
import { questionKey } from './applications/question-set.ts'
import { staffCall } from './call.ts'
import {
  isoDate,
  isoInstant,
  pageNumber,
  publicNumber,
  requiredText,
  shownId,
  text,
} from './content/fields.ts'
import { wholeNumber } from './content/numbers.ts'

const edition = wholeNumber(1, 999)
const version = wholeNumber(1)
const known = { number: publicNumber, version }

const bilingual = (most: number) => z.object({ zh: text(most), en: text(most) })
const fullBilingual = (most: number) => z.object({ zh: requiredText(most), en: requiredText(most) })

const criterion = z.object({
  key: questionKey,
  label: bilingual(80),
  hint: bilingual(300),
  weight: z.number().int(),
  low: z.number().int(),
  high: z.number().int(),
  isRequired: z.boolean(),
  isCounted: z.boolean(),
})

const typedCriterion = z
  .object({
    /** Empty for a new one. */
    key: questionKey.or(z.literal('')).default(''),
    label: fullBilingual(80),
    hint: bilingual(300),
    weight: wholeNumber(0, 100),
    low: wholeNumber(0, 1_000),
    high: wholeNumber(1, 1_000),
    isRequired: z.boolean(),
    isCounted: z.boolean(),
  })
  .refine(({ low, high }) => low < high, { path: ['high'], message: 'tooSmall' })

/** A round in a list of its edition. */
const listedRound = z.object({
  number: publicNumber,
  ordinal: z.number().int(),
  version: z.number().int(),
  title: z.string(),
  state: z.enum(roundStates),
  opensAt: isoInstant.nullable(),
  closesAt: isoInstant.nullable(),
  scoresDueAt: isoInstant.nullable(),
  entries: z.number().int(),
  /** Applications that are begun and not sent. */
  drafts: z.number().int(),
  /** What it cannot open without. */
  lacks: z.array(z.enum(roundLacks)),
  /** Whether it can be taken out of its edition. */
  mayRemove: z.boolean(),
})
export type ListedRound = z.output<typeof listedRound>

const listedEdition = z.object({
  edition: z.number().int(),
  /** Null where there is no record of it. */
  title: z.string().nullable(),
  /** The languages in which its page is published, and the page's address without language prefix. */
  languages: z.array(z.enum(locales)),
  path: z.string(),
  rounds: z.array(listedRound),
  /** Of its dry run; empty where it has no rounds. */
  findings: z.array(
    z.object({
      ordinal: z.number().int().nullable(),
      kind: z.enum([...roundLacks, ...walkFindings]),
      /** Labels of questions, or names of languages. */
      what: z.array(z.string()),
    }),
  ),
  steps: z.array(
    z.object({
      ordinal: z.number().int(),
      entries: z.number().int(),
      reviews: z.number().int(),
      onward: z.number().int(),
    }),
  ),
})
export type ListedEdition = z.output<typeof listedEdition>

const clock = z.string().regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, 'time')
const day = isoDate.or(z.literal(''))

const part = z.object({ text: z.string(), isStruck: z.boolean() })

const round = listedRound.omit({ mayRemove: true }).extend({
  edition: z.number().int(),
  editionTitle: z.string(),
  languages: z.array(z.enum(locales)),
  graceMinutes: z.number().int(),
  noticeDays: z.number().int(),
  places: z.number().int(),
  budget: z.number().int(),
  judgesPerEntry: z.number().int(),
  criteria: z.array(criterion),
  hiddenQuestions: z.array(z.string()),
  seesOthers: z.enum(seesOthers),
  /** The form's questions, published or drafted. */
  questions: z.array(z.object({ key: z.string(), label: z.string(), isFile: z.boolean() })),
  /** Who may enter, one by one. */
  rules: z.array(z.string()),
  /** Its closing was moved. */
  changes: z.array(
    z.object({
      at: isoInstant,
      closesFrom: isoInstant,
      closesTo: isoInstant,
      dueFrom: isoInstant,
      dueTo: isoInstant,
      reason: z.string(),
    }),
  ),
  /** What judges see of a made-up entry. */
  preview: z.array(
    z.object({ key: z.string(), label: z.string(), isCovered: z.boolean(), parts: z.array(part) }),
  ),
})
export type VentureRound = z.output<typeof round>

const entryState = z.enum(entryStates)
const listedEntry = z.object({
  entryId: shownId,
  applicationId: shownId,
  reference: z.string(),
  title: z.string(),
  team: z.string(),
  track: z.string(),
  state: entryState,
  enteredAt: isoInstant,
})
export type ListedEntry = z.output<typeof listedEntry>

const entryFilter = {
  number: publicNumber,
  search: text(100).default(''),
  state: entryState.or(z.literal('')).default(''),
  track: text(60).default(''),
}
const runs = { privilege: 'runVenture' } as const
const reads = { ...runs, method: 'GET', effect: 'read' } as const
const writes = { ...runs, effect: 'write' } as const

/** Editions and rounds of the venture programme, for its managers. */
export const ventureStaff = {
  /**
   * All editions, newest first, each with its rounds and what a dry run finds. `isFirst` while none has rounds: then
   * the first may have any number from `next` on, which is that of a programme that ran elsewhere before.
   */
  editions: staffCall({
    ...reads,
    path: 'venture/staff/editions',
    output: z.object({
      next: z.number().int(),
      isFirst: z.boolean(),
      editions: z.array(listedEdition),
    }),
  }),
  /**
   * Makes the next edition: drafts of its page and of its rounds, copied from those of `from` or empty. Errors:
   * `conflict` where it has been made meanwhile, the field `edition` for a first one that is published already, the
   * field `from` for an edition without rounds.
   */
  makeEdition: staffCall({
    ...writes,
    path: 'venture/staff/edition/make',
    input: z.object({ edition, from: edition.optional() }),
    output: z.object({ edition: z.number().int() }),
  }),
  /** Adds a round after the last, with a form that asks for a name alone. Errors: `notAvailable`, `illegalTransition` for the tenth. */
  addRound: staffCall({
    ...writes,
    path: 'venture/staff/round/add',
    input: z.object({ edition }),
    output: z.object({ number: publicNumber }),
  }),
  /** Takes a planned round out, with its texts if they were never published. Errors: `notAvailable`, `conflict`, `illegalTransition`. */
  removeRound: staffCall({ ...writes, path: 'venture/staff/round/remove', input: z.object(known) }),
  /** A round with its plan. Errors: `notFound`. */
  round: staffCall({
    ...reads,
    path: 'venture/staff/round',
    input: z.object({ number: publicNumber }),
    output: round,
  }),
  /**
   * Changes a planned round. Days and times are China's; all may be empty together. Errors: `notAvailable`, `conflict`,
   * `illegalTransition`, `invalidInput`.
   */
  plan: staffCall({
    ...writes,
    path: 'venture/staff/round/plan',
    input: z.object({
      ...known,
      ...{ opensOn: day, opensTime: clock, closesOn: day, closesTime: clock, dueOn: day, dueTime: clock },
      graceMinutes: wholeNumber(0, 10_080),
      noticeDays: wholeNumber(1, 60),
      places: wholeNumber(1, 10_000),
      budget: wholeNumber(0, 1_000_000_000_000),
      judgesPerEntry: wholeNumber(1, 20),
      criteria: z.array(typedCriterion).max(20),
      hiddenQuestions: z.array(questionKey).max(200),
      seesOthers: z.enum(seesOthers),
    }),
    output: z.object({ version: z.number().int() }),
  }),
  /**
   * Moves the closing or the day for scores later, tells the teams and says why on the round's page. Errors:
   * `notAvailable`, `conflict`, `illegalTransition`, `invalidInput` for an earlier time.
   */
  postpone: staffCall({
    ...writes,
    path: 'venture/staff/round/postpone',
    input: z.object({
      ...known,
      ...{ closesOn: isoDate, closesTime: clock, dueOn: isoDate, dueTime: clock },
      reason: requiredText(300),
    }),
    output: z.object({ version: z.number().int() }),
  }),
  /** The entries of a round. Errors: `notFound`. */
  entries: staffCall({
    ...reads,
    path: 'venture/staff/entries',
    input: z.object({ ...entryFilter, page: pageNumber }),
    output: z.object({
      title: z.string(),
      items: z.array(listedEntry),
      total: z.number().int(),
      pageCount: z.number().int(),
      tracks: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  }),
  /** The same as rows of a table. Errors: `notFound`, `stepUpNeeded`. */
  exportEntries: staffCall({
    ...writes,
    path: 'venture/staff/entries/export',
    needsStepUp: true,
    isReplayable: false,
    input: z.object(entryFilter),
    output: z.object({ rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))) }),
  }),
}
