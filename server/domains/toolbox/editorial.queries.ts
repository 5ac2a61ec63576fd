import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'

export type PageOf = { limit: number; offset: number }

type NamedTool = { toolId: string; name: string }

type TopicRow = {
  number: number
  name: string
  prefix: string
  summary: string
  language: Locale
  tools: NamedTool[]
  total: number
}

/** Topics in the editors' order, each with its listed tools; `total` counts all topics with a published text. */
export async function listTopicRows(db: Db, locale: Locale, page: PageOf): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`
    select o.number, x.name, x.prefix, x.summary, x.language, count(*) over ()::integer as total,
      ${toolsOf('topic', locale)} as tools
    from topics o join lateral (
      select name, prefix, summary, language from topic_texts
      where topic_number = o.number and state = 'published' order by (language = ${locale}) desc limit 1
    ) x on true
    order by o.position, o.number limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

type SceneRow = {
  number: number
  name: string
  summary: string
  steps: string[]
  language: Locale
  tools: NamedTool[]
  total: number
}

/** Scenes in the editors' order, each with its listed tools. */
export async function listSceneRows(db: Db, locale: Locale, page: PageOf): Promise<SceneRow[]> {
  const { rows } = await sql<SceneRow>`
    select o.number, x.name, x.summary, x.steps, x.language, count(*) over ()::integer as total,
      ${toolsOf('scene', locale)} as tools
    from scenes o join lateral (
      select name, summary, steps, language from scene_texts
      where scene_number = o.number and state = 'published' order by (language = ${locale}) desc limit 1
    ) x on true
    order by o.position, o.number limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

type NoticeRow = {
  number: number
  title: string
  body: string
  language: Locale
  published_on: string
  total: number
}

/** Notices, the newest first. */
export async function listNoticeRows(db: Db, locale: Locale, page: PageOf): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select o.number, x.title, x.body, x.language, o.published_on, count(*) over ()::integer as total
    from notices o join lateral (
      select title, body, language from notice_texts
      where notice_number = o.number and state = 'published' order by (language = ${locale}) desc limit 1
    ) x on true
    order by o.published_on desc, o.number desc limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

/** The listed tools of the selection `o`, as a JSON list in the editors' order. */
function toolsOf(selection: 'topic' | 'scene', locale: Locale) {
  return sql`coalesce((
    select json_agg(json_build_object('toolId', s.tool_number::text, 'name', n.name) order by s.position)
    from ${sql.table(`${selection}_tools`)} s join lateral (
      select name from tool_texts
      where tool_number = s.tool_number and state = 'published' order by (language = ${locale}) desc limit 1
    ) n on true
    where ${sql.ref(`s.${selection}_number`)} = o.number
  ), '[]')`
}
