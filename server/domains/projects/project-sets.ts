import { ApiError } from '../../../shared/contract/errors.ts'
import type { ProjectSet, ProjectSetCard } from '../../../shared/contract/projects.ts'
import { textOf } from '../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../context.ts'
import { htmlOf, picturesById } from '../content/shown-parts.ts'
import { listCards } from './list-projects.ts'
import { findText, listInOrder, type ReadText } from './live.queries.ts'
import { countBySet } from './project-list.queries.ts'
import { schemaOfSet } from './schema-org.ts'

const pageSize = 50

/** Sets that have projects, of the given classes if any, in the editors' order. */
export async function listSets(ctx: CallContext, { classIds }: { classIds: string[] }) {
  const counts = await countBySet(ctx.db, classIds.map(Number))
  const texts = await listInOrder(ctx.db, 'projectSets', ctx.locale)
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

/** A set with everything its page shows; also for drafts. */
export async function presentSet(ctx: CallContext, text: ReadText, page = 1): Promise<ProjectSet> {
  const choice = { class: [], stage: [], field: [] }
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const projects = await listCards(ctx, { scope: { set: text.number }, choice, sort: 'newest', ...range })
  const [card] = await presentSets(ctx, [text], await countBySet(ctx.db, []))
  if (!card) throw new Error('a text gives a card')
  const html = await htmlOf(ctx, textOf(text.fields, 'body'))
  const pageCount = Math.ceil(card.count / pageSize)
  const set = { ...card, html, updatedAt: text.published_at.toISOString(), projects, page, pageCount }
  return { ...set, schemaOrg: schemaOfSet(ctx, set) }
}

async function presentSets(
  ctx: CallContext,
  texts: ReadText[],
  counts: ReadonlyMap<number, number>,
): Promise<ProjectSetCard[]> {
  const pictures = await picturesById(
    ctx,
    texts.map(({ shared }) => textOf(shared, 'cover')),
  )
  return texts.map(({ number, language, fields, shared }) => ({
    instanceSetID: String(number),
    language,
    title: textOf(fields, 'title'),
    summary: textOf(fields, 'summary'),
    cover: pictures.get(textOf(shared, 'cover')) ?? null,
    count: counts.get(number) ?? 0,
  }))
}
