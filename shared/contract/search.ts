import { z } from 'zod'
import { call } from './call.ts'
import { language, pageNumber, pageSize, several, text } from './content/fields.ts'

/** A text in parts; `isHit` marks matches. */
const markedText = z.array(z.object({ text: z.string(), isHit: z.boolean() }))

const kind = z.string().regex(/^[a-z][a-zA-Z]{0,39}$/)

/** A record's page, with its kind's name in the page's language; `path` is without language prefix. */
const place = { kind, kindName: z.string(), path: z.string(), language }

const hit = z.object({ ...place, title: markedText, excerpt: markedText })
export type SearchHit = z.output<typeof hit>

const suggestion = z.object({ ...place, title: z.string() })
export type SearchSuggestion = z.output<typeof suggestion>

const found = z.object({
  keywords: z.string(),
  items: z.array(hit),
  total: z.number().int(),
  /** False where common words match more than is ranked: then `total` is a lower bound. */
  isTotalExact: z.boolean(),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** The number of each kind, chosen or not; empty kinds are left out unless they are chosen. */
  kinds: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
  /** The query with unknown words corrected, if it was searched as well. */
  spelling: z.string().nullable(),
  /** Names that begin like the query, if nothing was found. */
  near: z.array(suggestion),
})
export type SearchFound = z.output<typeof found>

export const search = {
  /**
   * Searches the whole portal by words in either language, pinyin, initials, traditional characters or with
   * typing errors; the best first. Searches without results are counted, without the person.
   */
  find: call({
    method: 'GET',
    path: 'techWebAPI/site/search',
    access: 'public',
    effect: 'read',
    input: z.object({
      keywords: text(200).default(''),
      kind: several(kind),
      page: pageNumber.pipe(z.number().max(100)),
      pageSize,
    }),
    output: found,
  }),

  /** Names that begin like what was typed so far, of all kinds or of some, at most eight. Errors: `tooMany` above 300 a minute from one address. */
  suggest: call({
    method: 'GET',
    path: 'techWebAPI/site/suggest',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ keywords: text(64).default(''), kind: several(kind) }),
    output: z.object({ items: z.array(suggestion) }),
  }),
}
