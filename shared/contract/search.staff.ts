import { z } from 'zod'
import { missedPlaces, missedStates } from '../rules/missed-searches.ts'
import { call } from './call.ts'
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
  /** What was searched, in the form in which searches are compared. */
  text: z.string(),
  place: z.enum(missedPlaces),
  count: z.number().int(),
  /** How often since it was marked as handled. */
  countSince: z.number().int(),
  firstAt: isoInstant,
  lastAt: isoInstant,
  note: z.string(),
  handledAt: isoInstant.nullable(),
  handledBy: z.string().nullable(),
})
export type MissedSearch = z.output<typeof missedSearch>

export const searchStaff = {
  /** What was searched and not found, the most frequent first. Editors and support agents. */
  missedList: call({
    method: 'POST',
    path: 'techWebAPI/site/staff/missed/list',
    access: 'staff',
    privilege: 'handleSearches',
    secured: 'none',
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
   * What a search would find if these words meant the same, beside what it finds now; nothing is kept. `number` is the
   * record whose published words they would replace. Editors. Errors: `invalidInput` by `words.zh`.
   */
  synonymTry: call({
    method: 'POST',
    path: 'techWebAPI/site/staff/synonym/try',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
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
          /** Whether it is not found now. */
          isNew: z.boolean(),
        }),
      ),
    }),
  }),
  /** Marks one as handled with a note, or opens it again. Editors and support agents. Errors: `conflict`, `notAvailable`. */
  missedHandle: call({
    method: 'POST',
    path: 'techWebAPI/site/staff/missed/handle',
    access: 'staff',
    privilege: 'handleSearches',
    secured: 'none',
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
