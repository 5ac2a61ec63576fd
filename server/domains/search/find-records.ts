import type { OutputOf } from '../../../shared/contract/call.ts'
import type { search as contract } from '../../../shared/contract/search.ts'
import type { CallContext } from '../../context.ts'
import { excerptOf } from '../../search/excerpt.ts'
import type { FoundText } from '../../search/found-text.ts'
import { marksOf, markTerms } from '../../search/mark-terms.ts'
import { noteMissedSearch } from '../../search/missed-searches.ts'
import type { SearchResult } from '../../search/search.ts'
import { searchMeant } from '../../search/search-meant.ts'
import { presentSuggestions } from './present-suggestions.ts'
import { type SearchKind, searchedKinds, searchKinds } from './search-kinds.ts'
import { suggestNear } from './suggest-records.ts'

type FindInput = { keywords: string; kind: string[]; page: number; pageSize: number }
type Found = OutputOf<(typeof contract)['find']>

/** Searches everything by words, limited to some kinds if given. No words find nothing. */
export async function findRecords(ctx: CallContext, input: FindInput): Promise<Found> {
  const { keywords, page, pageSize } = input
  const chosen = searchedKinds.filter((kind) => input.kind.includes(kind))
  const { found, near } = await searchMeant(
    ctx.db,
    {
      text: keywords,
      language: ctx.locale,
      // Not a condition on the ranked rows: nearly all meet it, and testing each would cost more.
      shownKinds: chosen.length > 0 ? chosen : searchedKinds,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
    isNothing,
    async () => (await suggestNear(ctx, keywords)).map((one) => ({ ...one, name: one.title })),
  )
  if (isNothing(found) && page === 1) await noteMissedSearch(ctx, 'site', keywords)
  const texts = await readTexts(ctx, found.hits)
  const marks = marksOf(found.terms)
  return {
    keywords,
    items: found.hits.flatMap(({ kind, recordId }) => {
      const record = texts.get(`${kind} ${recordId}`)
      if (!record) return []
      const { text, known } = record
      return {
        kind,
        kindName: known.name({}, { locale: ctx.locale }),
        path: known.pathOf(recordId),
        language: text.language,
        title: markTerms(text.title, marks),
        excerpt: excerptOf(text.summary, text.body, marks),
      }
    }),
    total: found.total,
    isTotalExact: found.isTotalExact,
    page,
    pageCount: Math.ceil(found.total / pageSize),
    kinds: searchKinds.flatMap(({ kind, name }) => {
      const count = found.kinds[kind] ?? 0
      return count > 0 || chosen.includes(kind)
        ? { value: kind, label: name({}, { locale: ctx.locale }), count }
        : []
    }),
    spelling: found.spelling ?? null,
    near: presentSuggestions(ctx, near),
  }
}

function isNothing({ kinds }: SearchResult): boolean {
  return searchedKinds.every((kind) => kinds[kind] === undefined)
}

type Shown = { text: FoundText; known: SearchKind }

/** The displayed texts of the hits, kind by kind. */
export async function readTexts(ctx: CallContext, hits: { kind: string; recordId: string }[]) {
  const shown = searchKinds.filter(({ kind }) => hits.some((hit) => hit.kind === kind))
  const texts = await Promise.all(
    shown.map(async (known) => {
      const ids = hits.filter(({ kind }) => kind === known.kind).map(({ recordId }) => recordId)
      const read = await known.read(ctx, ids)
      return read.map((text): [string, Shown] => [`${known.kind} ${text.recordId}`, { text, known }])
    }),
  )
  return new Map(texts.flat())
}
