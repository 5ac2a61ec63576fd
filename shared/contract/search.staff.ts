import { z } from 'zod'
import { missedPlaces, missedStates } from '../rules/missed-searches.ts'
import { staffCall } from './call.ts'
import {
  isoInstant,
  language,
  ownedId,
  pageNumber,
  pageSize,
  publicNumber,
  requiredText,
  shownId,
  text,
} from './content/fields.ts'

const missedSearch = z.object({
  missedId: shownId,
  version: z.number().int(),
  /** The query, normalised for comparison. */
  text: z.string(),
  place: z.enum(missedPlaces),
  count: z.number().int(),
  /** How often since it was handled. */
  countSince: z.number().int(),
  firstAt: isoInstant,
  lastAt: isoInstant,
  note: z.string(),
  handledAt: isoInstant.nullable(),
  handledBy: z.string().nullable(),
})
export type MissedSearch = z.output<typeof missedSearch>

export const searchStaff = {
  /** Searches without results, the most frequent first. Editors and support agents. */
  missedList: staffCall({
    path: 'techWebAPI/site/staff/missed/list',
    privilege: 'handleSearches',
    effect: 'read',
    input: z.object({ state: z.enum(missedStates).default('open'), page: pageNumber, pageSize }),
    output: z.object({
      items: z.array(missedSearch),
      page: z.number().int(),
      pageSize: z.number().int(),
      counts: z.record(z.enum(missedStates), z.number().int()),
    }),
  }),
  /**
   * What a search would find if these words were synonyms, beside what it finds now; nothing is saved. They
   * would replace the words of record `number`. Editors. Errors: `invalidInput` by `words.zh`.
   */
  synonymTry: staffCall({
    path: 'techWebAPI/site/staff/synonym/try',
    privilege: 'editContent',
    effect: 'read',
    input: z.object({
      keywords: requiredText(100),
      words: z.object({ zh: text(600), en: text(600) }),
      number: publicNumber.optional(),
    }),
    output: z.object({
      before: z.number().int(),
      after: z.number().int(),
      items: z.array(
        z.object({
          title: z.string(),
          language,
          path: z.string(),
          kindName: z.string(),
          /** Whether the present search does not find it. */
          isNew: z.boolean(),
        }),
      ),
    }),
  }),
  /** Marks a search as handled, or reopens it. Editors, support agents. `conflict`, `notAvailable`. */
  missedHandle: staffCall({
    path: 'techWebAPI/site/staff/missed/handle',
    privilege: 'handleSearches',
    effect: 'write',
    input: z.object({
      missedId: ownedId,
      version: z.number().int(),
      state: z.enum(missedStates),
      note: text(500).default(''),
    }),
    output: z.object({ state: z.enum(missedStates), version: z.number().int() }),
  }),
}
