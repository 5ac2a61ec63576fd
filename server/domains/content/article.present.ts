import type { Article, ArticleCard, ArticleLabel } from '../../../shared/contract/content/content.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { listOf, recordPath, textOf } from '../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../context.ts'
import { qrCodeOf } from '../../qr-code.ts'
import { type LiveRow, listLiveLabels, type listNeighbours } from './live.queries.ts'
import { presentPictures } from './pictures/picture.present.ts'
import { picturesIn, presentHtml, readingMinutes } from './present-html.ts'
import { shownProvenance } from './publish/shown-provenance.ts'

type Ctx = Pick<CallContext, 'db' | 'locale' | 'services'>
/** The columns of a published text that a presenter needs; a preview builds them from an unpublished one. */
export type Readable = Omit<LiveRow, 'version' | 'text_hash' | 'position' | 'labels'>

export async function presentCards(ctx: Ctx, rows: Readable[]): Promise<ArticleCard[]> {
  const pictures = await presentPictures(
    ctx.db,
    rows.map((row) => textOf(row.shared, 'cover')),
    ctx.locale,
  )
  const labels = await labelNames(
    ctx,
    rows.flatMap((row) => listOf(row.shared, 'labels').map(Number)),
  )
  return rows.map((row) => ({
    articleId: String(row.number),
    language: row.language,
    title: textOf(row.fields, 'title'),
    summary: textOf(row.fields, 'summary'),
    labels: listOf(row.shared, 'labels').flatMap((number) => labels.get(Number(number)) ?? []),
    cover: pictures.get(textOf(row.shared, 'cover')) ?? null,
    readingMinutes: readingMinutes(textOf(row.fields, 'body')),
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
  const path = recordPath(row.collection, row) ?? '/'
  const edition = textOf(row.shared, 'edition')
  return {
    ...card,
    alias: row.alias,
    byline: textOf(row.fields, 'byline'),
    ...(await bodyOf(ctx, row)),
    provenance: shownProvenance(row.provenance, ctx.locale),
    updatedAt: row.published_at.toISOString(),
    edition: edition === '' ? null : Number(edition),
    effectiveOn: textOf(row.shared, 'effectiveOn') || null,
    previous: neighbourOf(neighbours.older),
    next: neighbourOf(neighbours.newer),
    qr: qrCodeOf(ctx.services.origin + pathInLocale(path, ctx.locale)),
  }
}

/** The body, as HTML for display. */
export async function bodyOf(ctx: Pick<Ctx, 'db' | 'locale'>, row: Readable) {
  const body = textOf(row.fields, 'body')
  return presentHtml(body, await presentPictures(ctx.db, picturesIn(body), ctx.locale), ctx.locale)
}

function neighbourOf(row: LiveRow | undefined) {
  if (!row) return null
  return { articleId: String(row.number), title: textOf(row.fields, 'title'), language: row.language }
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
      name: textOf(row.fields, 'name'),
      language: row.language,
    })
  }
  return names
}
