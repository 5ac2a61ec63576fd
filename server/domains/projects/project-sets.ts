import { ApiError } from '../../../shared/contract/errors.ts'
import type { ProjectSet, ProjectSetCard } from '../../../shared/contract/projects.ts'
import type { CallContext } from '../../context.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { htmlOf, picturesById } from '../content/shown-parts.ts'
import { listCards } from './list-projects.ts'
import { findText, type SetText } from './live.queries.ts'
import { countBySet } from './project-list.queries.ts'
import { schemaOfSet } from './schema-org.ts'

const pageSize = 50

/** Sets that have projects, of the given classes if any, in the editors' order. */
export async function listSets(ctx: CallContext, { classIds }: { classIds: string[] }) {
  const counts = await countBySet(ctx.db, classIds.map(Number))
  const texts = await listPublished(ctx, 'projectSets')
  return {
    items: await presentSets(
      ctx,
      texts.filter(({ number }) => counts.has(number)),
      counts,
    ),
  }
}

/** A project set with one page of its projects. @throws ApiError `notFound`, also beyond the last page */
export async function setDetails(
  ctx: CallContext,
  { instanceSetID, page }: { instanceSetID: string; page: number },
): Promise<ProjectSet> {
  const text = await findText(ctx.db, 'projectSets', Number(instanceSetID), ctx.locale)
  if (!text) throw new ApiError('notFound')
  const set = await presentSet(ctx, text, page)
  if (page > 1 && page > set.pageCount) throw new ApiError('notFound')
  return set
}

/** A set with all that its page shows; a draft, too. */
export async function presentSet(ctx: CallContext, text: SetText, page = 1): Promise<ProjectSet> {
  const choice = { class: [], stage: [], field: [] }
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const projects = await listCards(ctx, { scope: { set: text.number }, choice, sort: 'newest', ...range })
  const [card] = await presentSets(ctx, [text], await countBySet(ctx.db, []))
  if (!card) throw new Error('a text gives a card')
  const html = await htmlOf(ctx, text.values.body)
  const pageCount = Math.ceil(card.count / pageSize)
  const set = { ...card, html, updatedAt: text.published_at.toISOString(), projects, page, pageCount }
  return { ...set, schemaOrg: schemaOfSet(ctx, set) }
}

async function presentSets(
  ctx: CallContext,
  texts: SetText[],
  counts: ReadonlyMap<number, number>,
): Promise<ProjectSetCard[]> {
  const pictures = await picturesById(
    ctx,
    texts.map(({ values }) => values.cover),
  )
  return texts.map(({ number, language, values }) => ({
    instanceSetID: String(number),
    language,
    title: values.title,
    summary: values.summary,
    cover: pictures.get(values.cover) ?? null,
    count: counts.get(number) ?? 0,
  }))
}
