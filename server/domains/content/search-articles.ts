import type { CallContext } from '../../context.ts'
import { noteMissedSearch } from '../../search/missed-searches.ts'
import { search } from '../../search/search.ts'
import { presentCards } from './article.present.ts'
import { listLive } from './live.queries.ts'

type Input = { keywords: string; label?: string | undefined; page: number; pageSize: number }

/** Searches articles in either language, the best match first. */
export async function searchArticles(ctx: CallContext, { keywords, label, page, pageSize }: Input) {
  const found = await search(ctx.db, {
    text: keywords,
    language: ctx.locale,
    kinds: ['article'],
    ...(label && { filters: { facets: [[`label:${label}`]] } }),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  if (found.total === 0 && !label) await noteMissedSearch(ctx, 'articles', keywords)
  const numbers = found.hits.map((hit) => Number(hit.recordId))
  const rows =
    numbers.length === 0
      ? []
      : await listLive(ctx.db, { locale: ctx.locale, numbers, limit: numbers.length, offset: 0 })
  const ordered = rows.toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number))
  return {
    items: await presentCards(ctx, ordered),
    total: found.total,
    page,
    pageCount: Math.ceil(found.total / pageSize),
    spelling: found.spelling ?? null,
  }
}
