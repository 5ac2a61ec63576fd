import { ApiError } from '../../../shared/contract/errors.ts'
import type {
  EditorialFacet,
  Scene,
  SceneDetail,
  ToolboxNotice,
  Topic,
  TopicWithTools,
} from '../../../shared/contract/toolbox/toolbox-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { type ToolNeed, toolNeeds } from '../../../shared/rules/toolbox/tool-facets.ts'
import type { CallContext } from '../../context.ts'
import { needName } from '../content/tools/facet-words.ts'
import {
  countSelections,
  findScene,
  listNoticeRows,
  listSelectionRows,
  type SelectionRow,
} from './editorial.queries.ts'
import { cardsOf } from './tool-cards.ts'

export type PagedInput = { page: number; pageSize: number }
type Ctx = Pick<CallContext, 'db' | 'locale'>
type Paged<T> = { items: T[]; total: number }
type NarrowedInput = PagedInput & { need: ToolNeed[] }

const otherScenes = 3

/** Topics in the editors' order; in the other language if only that is published. */
export async function listTopics(ctx: Ctx, input: PagedInput): Promise<Paged<Topic>> {
  const query = { locale: ctx.locale, need: [], ...pageOf(input) }
  const [rows, { total }] = await Promise.all([
    listSelectionRows(ctx.db, 'topics', query),
    countSelections(ctx.db, 'topics', query),
  ])
  return { items: rows.map(presentTopic), total }
}

/** Topics with their tools as cards, limited to topics with a tool for the needs. */
export async function listTopicsWithTools(
  ctx: Ctx,
  input: NarrowedInput,
): Promise<Paged<TopicWithTools> & EditorialFacet> {
  const query = { locale: ctx.locale, need: input.need, ...pageOf(input) }
  const [rows, counts] = await Promise.all([
    listSelectionRows(ctx.db, 'topics', query),
    countSelections(ctx.db, 'topics', query),
  ])
  const cards = await cardsOf(
    ctx,
    rows.flatMap(({ tools }) => tools.map(({ toolId }) => Number(toolId))),
  )
  const items = rows.map((row) => ({
    ...presentTopic(row),
    advice: row.values.advice,
    cards: row.tools.flatMap(({ toolId }) => cards.get(toolId) ?? []),
  }))
  return { items, total: counts.total, all: counts.all, needs: presentNeeds(counts.byNeed, ctx.locale) }
}

/** The line above each topic's title, which says whom it is for. */
export async function listTopicPrefixes(ctx: Ctx) {
  const query = { locale: ctx.locale, need: [], limit: 200, offset: 0 }
  const rows = await listSelectionRows(ctx.db, 'topics', query)
  return {
    items: rows.map((row) => {
      const { topicId, prefix, name, language, tools } = presentTopic(row)
      return { topicId, prefix, name, language, count: tools.length }
    }),
  }
}

/** Scenes in the editors' order, limited to those with a tool for the needs. */
export async function listScenes(ctx: Ctx, input: NarrowedInput): Promise<Paged<Scene> & EditorialFacet> {
  const query = { locale: ctx.locale, need: input.need, ...pageOf(input) }
  const [rows, counts] = await Promise.all([
    listSelectionRows(ctx.db, 'scenes', query),
    countSelections(ctx.db, 'scenes', query),
  ])
  return {
    items: rows.map(presentScene),
    total: counts.total,
    all: counts.all,
    needs: presentNeeds(counts.byNeed, ctx.locale),
  }
}

/** A scene with its tools as cards. @throws ApiError `notFound` where no language of it is published */
export async function getScene(ctx: Ctx, { sceneId }: { sceneId: string }): Promise<SceneDetail> {
  const row = await findScene(ctx.db, Number(sceneId), ctx.locale)
  if (!row) throw new ApiError('notFound')
  return showScene(ctx, row)
}

/** A scene as its page shows it, published or not. */
export async function showScene(ctx: Ctx, row: SelectionRow<'scenes'>): Promise<SceneDetail> {
  const query = { locale: ctx.locale, need: [], limit: otherScenes + 1, offset: 0 }
  const [cards, others] = await Promise.all([
    cardsOf(
      ctx,
      row.tools.map(({ toolId }) => Number(toolId)),
    ),
    listSelectionRows(ctx.db, 'scenes', query),
  ])
  return {
    ...presentScene(row),
    advice: row.values.advice,
    cards: row.tools.flatMap(({ toolId }) => cards.get(toolId) ?? []),
    others: others
      .filter(({ number }) => number !== row.number)
      .slice(0, otherScenes)
      .map(presentScene),
  }
}

/** Notices, the newest first; in the other language if only that is published. */
export async function listNotices(ctx: Ctx, input: PagedInput): Promise<Paged<ToolboxNotice>> {
  const rows = await listNoticeRows(ctx.db, ctx.locale, pageOf(input))
  return {
    items: rows.map(({ number, values, language }) => ({
      noticeId: String(number),
      title: values.title,
      body: values.body,
      language,
      publishedOn: values.publishedOn,
    })),
    total: rows[0]?.total ?? 0,
  }
}

function presentTopic({ number, values, language, tools }: SelectionRow<'topics'>): Topic {
  return {
    topicId: String(number),
    name: values.name,
    prefix: values.prefix,
    summary: values.summary,
    language,
    tools,
  }
}

function presentScene({ number, values, language, tools }: SelectionRow<'scenes'>): Scene {
  return {
    sceneId: String(number),
    name: values.name,
    summary: values.summary,
    steps: values.steps,
    language,
    tools,
  }
}

/** Needs with at least one result, in display order. */
function presentNeeds(byNeed: ReadonlyMap<string, number>, locale: Locale) {
  return toolNeeds.flatMap((need) => {
    const count = byNeed.get(need) ?? 0
    return count === 0 ? [] : { value: need, label: needName(need, locale), count }
  })
}

function pageOf({ page, pageSize }: PagedInput) {
  return { limit: pageSize, offset: (page - 1) * pageSize }
}
