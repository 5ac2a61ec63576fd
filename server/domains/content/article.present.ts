import type { Article, ArticleCard, ArticleLabel } from '../../../shared/contract/content/content.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { readRow } from '../../../shared/rules/record-of.ts'
import type { CallContext } from '../../context.ts'
import { type LiveRow, listLiveLabels, type listNeighbours } from './live.queries.ts'
import { presentPictures } from './pictures/picture.present.ts'
import { readingMinutes } from './present-html.ts'
import { shownProvenance } from './publish/shown-provenance.ts'
import { bodyOf } from './shown-parts.ts'

type Ctx = Pick<CallContext, 'db' | 'locale' | 'services'>
/** The columns of a published text that a presenter needs; a preview builds them from an unpublished one. */
export type Readable = Omit<LiveRow, 'version' | 'text_hash' | 'position' | 'labels'>

/** Articles as a list shows them; of a fixed page as of one without labels, picture and author. */
export async function presentCards(ctx: Ctx, stored: Readable[]): Promise<ArticleCard[]> {
  const rows = stored.map((row) => readRow('articles', row))
  const pictures = await presentPictures(
    ctx.db,
    rows.map((row) => row.values.cover),
    ctx.locale,
  )
  const labels = await labelNames(
    ctx,
    rows.flatMap((row) => row.values.labels),
  )
  return rows.map((row) => ({
    articleId: String(row.number),
    language: row.language,
    title: row.values.title,
    summary: row.values.summary,
    labels: row.values.labels.flatMap((number) => labels.get(number) ?? []),
    cover: pictures.get(row.values.cover) ?? null,
    readingMinutes: readingMinutes(row.values.body),
    publishedAt: row.first_published_at.toISOString(),
  }))
}

export async function presentArticle(
  ctx: Ctx,
  row: Readable,
  neighbours: Awaited<ReturnType<typeof listNeighbours>>,
): Promise<Article> {
  const [card] = await presentCards(ctx, [row])
  if (!card) throw new Error('a row gives a card')
  const article = readRow('articles', row).values
  const page = row.collection === 'pages' ? readRow('pages', row).values : null
  return {
    ...card,
    alias: row.alias,
    byline: article.byline,
    ...(await bodyOf(ctx, article.body)),
    provenance: shownProvenance(row.provenance, ctx.locale),
    updatedAt: row.published_at.toISOString(),
    edition: page?.edition || null,
    effectiveOn: page?.effectiveOn || null,
    previous: neighbourOf(neighbours.older),
    next: neighbourOf(neighbours.newer),
  }
}

function neighbourOf(row: LiveRow | undefined) {
  if (!row) return null
  return {
    articleId: String(row.number),
    title: readRow('articles', row).values.title,
    language: row.language,
  }
}

/** Labels by number, each in the page's language where it has that. */
export async function labelNames(
  { db, locale }: { db: Ctx['db']; locale: Locale },
  numbers?: number[],
): Promise<Map<number, ArticleLabel>> {
  const names = new Map<number, ArticleLabel>()
  for (const row of await listLiveLabels(db, numbers && [...new Set(numbers)])) {
    if (names.has(row.number) && row.language !== locale) continue
    names.set(row.number, {
      labelId: String(row.number),
      name: row.values.name,
      language: row.language,
    })
  }
  return names
}
