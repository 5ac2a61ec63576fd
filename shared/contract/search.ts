import { z } from 'zod'
import { call } from './call.ts'
import { language, pageNumber, pageSize, several, text } from './content/fields.ts'

/** A text in stretches; `isHit` where it is what was looked for. */
const markedText = z.array(z.object({ text: z.string(), isHit: z.boolean() }))

const kind = z.string().regex(/^[a-z][a-zA-Z]{0,39}$/)

/** Where a record stands, with the name of its kind in the page's language; `path` is without language prefix. */
const place = { kind, kindName: z.string(), path: z.string(), language }

const hit = z.object({ ...place, title: markedText, excerpt: markedText })
export type SearchHit = z.output<typeof hit>

const suggestion = z.object({ ...place, title: z.string() })
export type SearchSuggestion = z.output<typeof suggestion>

const found = z.object({
  keywords: z.string(),
  items: z.array(hit),
  total: z.number().int(),
  /** False where common words find more than is compared: then there are at least so many. */
  isTotalExact: z.boolean(),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** How many of each kind, chosen or not; kinds without any are left out unless they are chosen. */
  kinds: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
  /** The query with its unknown words corrected, where it was searched so too. */
  spelling: z.string().nullable(),
  /** Names that begin like the query, where nothing was found. */
  near: z.array(suggestion),
})
export type SearchFound = z.output<typeof found>

export const search = {
  /**
   * Everything on the portal by words in either language, pinyin, initials, traditional characters or with typing
   * errors; the best first. What finds nothing is counted, without who searched it.
   */
  find: call({
    method: 'GET',
    path: 'techWebAPI/site/search',
    access: 'public',
    secured: 'none',
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
    secured: 'none',
    effect: 'read',
    isKept: true,
    input: z.object({ keywords: text(64).default(''), kind: several(kind) }),
    output: z.object({ items: z.array(suggestion) }),
  }),
}
