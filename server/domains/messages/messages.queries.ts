import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { NoticeCategory } from '../../../shared/rules/messages/notices.ts'
import type { Db } from '../../db/database.ts'
import type { Database } from '../../db/schema.ts'
import type { Reader } from './reader.ts'

export type MessageFilter = { categories?: NoticeCategory[] | undefined; isUnread?: boolean | undefined }

const columns = ['id', 'team_id', 'category', 'template', 'params', 'link', 'created_at', 'read_at'] as const

type Builder = ExpressionBuilder<Database, 'notifications'>
type Condition = ExpressionWrapper<Database, 'notifications', SqlBool>

const isMine = (reader: Reader) => (eb: Builder) =>
  eb.and([
    eb('account_id', '=', reader.accountId),
    eb.or([
      eb('staff_privilege', 'is', null),
      eb('staff_privilege', '=', sql<never>`any(${reader.staffRights})`),
    ]),
  ])

const isOfTeam = (teamId: string) => (eb: Builder) => eb('team_id', '=', teamId)

const isFor = (reader: Reader) => (eb: Builder) =>
  reader.teamId ? eb.or([isMine(reader)(eb), isOfTeam(reader.teamId)(eb)]) : isMine(reader)(eb)

type Page = { limit: number; offset: number }

/** A page of messages, newest first: ids are time-ordered. */
export async function listMessages(db: Db, reader: Reader, filter: MessageFilter, page: Page) {
  return newestMessages(db, reader, filter, page).execute()
}

/** The query behind every list, separate so that its plan can be tested. */
export function newestMessages(db: Db, reader: Reader, filter: MessageFilter, page: Page) {
  // Two index scans, each limited to the page; a single condition with OR would sort everything.
  const reach = (condition: (eb: Builder) => Condition) =>
    db
      .selectFrom(
        filtered(db, filter)
          .select(columns)
          .where(condition)
          .orderBy('id', 'desc')
          .limit(page.offset + page.limit)
          .as('reached'),
      )
      .selectAll()
  const mine = reach(isMine(reader))
  const all = reader.teamId ? mine.unionAll(reach(isOfTeam(reader.teamId))) : mine
  return all.orderBy('id', 'desc').limit(page.limit).offset(page.offset)
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

export async function countMessages(db: Db, reader: Reader, filter: MessageFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isFor(reader))
    .executeTakeFirstOrThrow()
  return count
}

/** Unread messages by category. */
export async function countUnread(db: Db, reader: Reader) {
  return unreadByCategory(db, reader).execute()
}

/** The query behind every badge, separate so that its plan can be tested. */
export function unreadByCategory(db: Db, reader: Reader) {
  const counted = (query: ReturnType<typeof filtered>) =>
    query.select(({ fn }) => ['category', fn.countAll<number>().as('count')]).groupBy('category')
  const mine = counted(filtered(db, { isUnread: true }).where(isMine(reader)))
  if (!reader.teamId) return mine
  return mine.unionAll(counted(filtered(db, { isUnread: true }).where(isOfTeam(reader.teamId))))
}

export async function findMessage(db: Db, reader: Reader, id: string) {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('id', '=', id)
    .where(isFor(reader))
    .executeTakeFirst()
}

/** The number of these that are the reader's. */
export async function countOwn(db: Db, reader: Reader, ids: string[]): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .where(isFor(reader))
    .executeTakeFirstOrThrow()
  return count
}

/** Marks chosen unread messages read; returns whose they were. */
export async function markRead(
  db: Db,
  reader: Reader,
  chosen: {
    ids?: string[] | undefined
    categories?: NoticeCategory[] | undefined
    upTo?: string | undefined
  },
) {
  let query = db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()`, read_by: reader.accountId })
    .where('read_at', 'is', null)
    .where(isFor(reader))
  if (chosen.ids) query = query.where('id', '=', sql<string>`any(${chosen.ids}::uuid[])`)
  if (chosen.categories) query = query.where('category', 'in', chosen.categories)
  if (chosen.upTo) query = query.where('id', '<=', chosen.upTo)
  return query.returning(['account_id', 'team_id']).execute()
}

function filtered(db: Db, { categories, isUnread }: MessageFilter) {
  return db
    .selectFrom('notifications')
    .$if(isUnread === true, (query) => query.where('read_at', 'is', null))
    .$if(categories !== undefined, (query) => query.where('category', 'in', categories ?? []))
}
