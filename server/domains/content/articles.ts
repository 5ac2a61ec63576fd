import type { Article, ArticleList } from '../../../shared/contract/content/content.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { recordPath } from '../../../shared/rules/content/collections.ts'
import { readRow } from '../../../shared/rules/record-of.ts'
import type { CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { keptCounts } from '../../kept-counts.ts'
import { labelNames, presentArticle, presentCards, type Readable } from './article.present.ts'
import {
  countAddresses,
  countByLabel,
  countLive,
  findLiveIn,
  listAddresses,
  listLive,
  listLiveLabels,
  listNeighbours,
} from './live.queries.ts'
import { htmlOf } from './shown-parts.ts'

const feedLength = 30
/** Each address exists in two languages, and a site map holds at most 50,000. */
const addressesAtOnce = 20_000

/** Labels that have articles, in the editors' order. */
export async function listLabels(ctx: CallContext) {
  return { items: (await countedLabels(ctx)).filter(({ count }) => count > 0) }
}

/** Every label with its number of articles, in the editors' order. */
export async function countedLabels(ctx: CallContext) {
  const [names, counts, rows] = await Promise.all([
    labelNames(ctx),
    countByLabel(ctx.db, ctx.locale),
    listLiveLabels(ctx.db),
  ])
  return [...names.values()].flatMap((label) => {
    const number = Number(label.labelId)
    const row = rows.find((live) => live.number === number && live.language === label.language)
    const count = counts.get(number) ?? 0
    return row ? { ...label, summary: row.values.summary, count } : []
  })
}

/** One page of the list of articles, of all or of one label. */
export async function listArticles(
  ctx: CallContext,
  { label, page, pageSize }: { label?: string | undefined; page: number; pageSize: number },
): Promise<ArticleList> {
  const scope = { locale: ctx.locale, label: label === undefined ? undefined : Number(label) }
  const [rows, total] = await Promise.all([
    listLive(ctx.db, { ...scope, limit: pageSize, offset: (page - 1) * pageSize }),
    keptCounts(ctx, 'articles', label, () => countLive(ctx.db, scope)),
  ])
  return { items: await presentCards(ctx, rows), total, page, pageCount: Math.ceil(total / pageSize) }
}

/** Those of some articles that visitors can read, as cards, the newest first. */
export async function articleCards(ctx: CallContext, numbers: number[]) {
  if (numbers.length === 0) return []
  const range = { limit: numbers.length, offset: 0 }
  return presentCards(ctx, await listLive(ctx.db, { locale: ctx.locale, numbers, ...range }))
}

/** An article as its page would show it, published or not; the previous and next articles are left out. */
export function showArticle(ctx: CallContext, record: Readable): Promise<Article> {
  return presentArticle(ctx, record, { older: undefined, newer: undefined })
}

/** An article by its number, a fixed page by its alias. @throws ApiError `notFound` */
export async function findArticle(ctx: CallContext, aliasOrNumber: string): Promise<Article> {
  const isNumber = /^[1-9][0-9]{0,8}$/.test(aliasOrNumber)
  const which = isNumber
    ? ({ collection: 'articles', number: Number(aliasOrNumber) } as const)
    : { alias: aliasOrNumber }
  const row = await findLiveIn(ctx.db, which, ctx.locale)
  if (!row) throw new ApiError('notFound')
  const neighbours = isNumber
    ? await listNeighbours(ctx.db, row, ctx.locale)
    : { older: undefined, newer: undefined }
  return presentArticle(ctx, row, neighbours)
}

/** The newest articles with their text, of all or of one label. @throws ApiError `notFound` */
export async function articleFeed(ctx: CallContext, { label }: { label?: string | undefined }) {
  const number = label === undefined ? undefined : Number(label)
  const names = number === undefined ? null : await labelNames(ctx, [number])
  const named = number === undefined ? null : (names?.get(number) ?? null)
  if (number !== undefined && !named) throw new ApiError('notFound')
  const rows = await listLive(ctx.db, { locale: ctx.locale, label: number, limit: feedLength, offset: 0 })
  const cards = await presentCards(ctx, rows)
  const items = await Promise.all(
    rows.map(async (row, index) => {
      const card = cards[index]
      if (!card) throw new Error('a row gives a card')
      const { body, byline } = readRow('articles', row).values
      return { ...card, html: await htmlOf(ctx, body), byline, updatedAt: row.published_at.toISOString() }
    }),
  )
  return { label: named, items }
}

/** The addresses of published records, one page of them. */
export async function recordAddresses(db: Db, { page }: { page: number }) {
  const [rows, count] = await Promise.all([
    listAddresses(db, { limit: addressesAtOnce, offset: (page - 1) * addressesAtOnce }),
    countAddresses(db),
  ])
  const items = rows.flatMap((row) => {
    const path = recordPath(row.collection, row)
    return path ? [{ path, languages: row.languages, updatedAt: row.updated_at.toISOString() }] : []
  })
  return { pageCount: Math.max(1, Math.ceil(count / addressesAtOnce)), items }
}
