import type { Scene, ToolboxNotice, Topic } from '../../../shared/contract/toolbox.ts'
import type { CallContext } from '../../context.ts'
import { listNoticeRows, listSceneRows, listTopicRows } from './editorial.queries.ts'

export type PagedInput = { page: number; pageSize: number }
type Paged<T> = { items: T[]; total: number }

/** Topics in the editors' order; in the other language where only that is published. */
export async function listTopics(ctx: CallContext, input: PagedInput): Promise<Paged<Topic>> {
  const rows = await listTopicRows(ctx.db, ctx.locale, pageOf(input))
  return {
    items: rows.map(({ number, total, ...topic }) => ({ topicId: String(number), ...topic })),
    total: rows[0]?.total ?? 0,
  }
}

/** Scenes in the editors' order; in the other language where only that is published. */
export async function listScenes(ctx: CallContext, input: PagedInput): Promise<Paged<Scene>> {
  const rows = await listSceneRows(ctx.db, ctx.locale, pageOf(input))
  return {
    items: rows.map(({ number, total, ...scene }) => ({ sceneId: String(number), ...scene })),
    total: rows[0]?.total ?? 0,
  }
}

/** Notices, the newest first; in the other language where only that is published. */
export async function listNotices(ctx: CallContext, input: PagedInput): Promise<Paged<ToolboxNotice>> {
  const rows = await listNoticeRows(ctx.db, ctx.locale, pageOf(input))
  return {
    items: rows.map(({ number, title, body, language, published_on }) => ({
      noticeId: String(number),
      title,
      body,
      language,
      publishedOn: published_on,
    })),
    total: rows[0]?.total ?? 0,
  }
}

function pageOf({ page, pageSize }: PagedInput) {
  return { limit: pageSize, offset: (page - 1) * pageSize }
}
