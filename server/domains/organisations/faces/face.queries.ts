import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { EntityType } from '../../../../shared/rules/applications/eligibility.ts'
import type { Db } from '../../../db/database.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { entityOfTeam, holdsToday } from '../../../db/holds-today.ts'

/** What the organisation of a verification agreed to show: one page, whichever of its teams agreed. */
export async function findFace(db: Db, organisationId: string) {
  return db
    .selectFrom('organisation_faces')
    .selectAll()
    .where('entity_id', '=', entityOf(organisationId))
    .executeTakeFirst()
}

const entityOf = (organisationId: string) =>
  sql<string>`(select own.entity_id from organisations own where own.id = ${organisationId})`

export type FaceValues = {
  is_shown: boolean
  shows_tools: boolean
  about_zh: string
  about_en: string
  website: string
  changed_by: string
}

/**
 * Saves the agreement if it is unchanged since it was read.
 * @param seen its version, 0 where there was none
 * @returns the new version; undefined where somebody was faster
 */
export async function putFace(
  db: Db,
  organisationId: string,
  seen: number,
  values: FaceValues,
): Promise<number | undefined> {
  if (seen === 0) {
    const inserted = await db
      .insertInto('organisation_faces')
      .values({ organisation_id: organisationId, entity_id: entityOf(organisationId), ...values })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
    return inserted?.version
  }
  const updated = await db
    .updateTable('organisation_faces')
    .set({ ...values, version: seen + 1, changed_at: databaseClock })
    .where('entity_id', '=', entityOf(organisationId))
    .where('version', '=', seen)
    .returning('version')
    .executeTakeFirst()
  return updated?.version
}

export type ShownFace = {
  organisation_id: string
  name: string
  entity_type: EntityType
  about_zh: string
  about_en: string
  website: string
  shows_tools: boolean
}

/**
 * An organisation that agreed to be shown and of which a verification is valid today. During a renewal it is shown
 * under the verified name: the newly stated name is not verified.
 */
export async function findShownFace(db: Db, organisationId: string): Promise<ShownFace | undefined> {
  return (await listShownFaces(db, [organisationId]))[0]
}

/** The same for several, in no order. */
export async function listShownFaces(db: Db, organisationIds: string[]): Promise<ShownFace[]> {
  if (organisationIds.length === 0) return []
  const { rows } = await sql<ShownFace>`
    select f.organisation_id, coalesce(o.verified_name, o.name) as name, o.entity_type, f.about_zh, f.about_en, f.website, f.shows_tools
    from ${shownFaces} and f.organisation_id = any(${organisationIds}::uuid[])`.execute(db)
  return rows
}

/** All of them, with the time of their owners' last change. */
export async function listFaces(db: Db) {
  const { rows } = await sql<
    Pick<ShownFace, 'organisation_id' | 'about_zh' | 'about_en'> & { changed_at: Date }
  >`
    select f.organisation_id, f.about_zh, f.about_en, f.changed_at from ${shownFaces}
    order by f.organisation_id`.execute(db)
  return rows
}

/** With the oldest verification of the organisation that holds, of whichever team. */
const shownFaces = sql`organisation_faces f join lateral (
    select * from organisations where organisations.entity_id = f.entity_id
      and (organisations.state in ('verified', 'due_renewal') or organisations.verified_name is not null)
      and ${holdsToday('organisations')}
    order by organisations.id limit 1) o on true
    where f.is_shown`

export type LinkedRow = { number: number; title: string; summary: string; language: Locale }

/** Listed tools that an organisation was granted and now uses, by name. */
export async function listToolsInUse(db: Db, organisationId: string, locale: Locale): Promise<LinkedRow[]> {
  const { rows } = await sql<LinkedRow>`
    select t.number, x.name as title, x.tagline as summary, x.language
    from tools t join lateral (
      select name, tagline, language from tool_texts
      where tool_number = t.number and state = 'published' order by (language = ${locale}) desc limit 1
    ) x on true
    where t.is_listed and t.number in (
      select offering_number from applications
      where organisation_id in (select id from organisations where entity_id = ${entityOf(organisationId)})
        and state = 'active' and offering_kind = 'tool')
    order by x.name, t.number limit 50`.execute(db)
  return rows
}

/** Published projects under an organisation's name, and those that its teams have adopted. */
export async function listProjectsOf(
  db: Db,
  { organisation_id, name }: Pick<ShownFace, 'organisation_id' | 'name'>,
  locale: Locale,
): Promise<LinkedRow[]> {
  const { rows } = await sql<LinkedRow>`
    select distinct on (p.number) p.number, p.fields->>'title' as title, p.fields->>'summary' as summary, p.language
    from content_live p
    where p.collection = 'projects' and p.number in (
      select number from content_live where collection = 'projects' and fields->>'maker' = ${name}
      union
      select a.number from adoption_requests a join teams t on t.id = a.team_id
      where ${entityOfTeam('t')} = ${entityOf(organisation_id)} and a.state = 'adopted')
    order by p.number, (p.language = ${locale}) desc limit 50`.execute(db)
  return rows
}
