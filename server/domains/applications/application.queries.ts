import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql, type UpdateObject } from 'kysely'
import type { ApplicationState } from '../../../shared/rules/applications/application-transitions.ts'
import { openStates } from '../../../shared/rules/applications/application-transitions.ts'
import type { OfferingKey, OfferingWindow } from '../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../db/database.ts'
import { columnsOf } from '../../db/offering-columns.ts'
import type { Database } from '../../db/schema.ts'
import type { OfferingColumns } from '../../db/tables/applications.ts'

/** Deadlines of an application by the database's clock, which is the same for every node. */
const clockColumns = [
  sql<boolean>`coalesce(amendable_until > now(), false)`.as('is_amendable'),
  sql<boolean>`coalesce(correction_due_at > now(), false)`.as('is_correctable'),
] as const

export type ApplicationRow = Selectable<Database['applications']> & {
  is_amendable: boolean
  is_correctable: boolean
}

export type ApplicationChange = UpdateObject<Database, 'applications'>

/**
 * Until when what is sent now can be amended, by the database's clock: for so many minutes, or where it is taken for
 * a time only, until that closes; what is sent in the grace after it, until the grace ends.
 */
export function amendableFor(minutes: number, window: OfferingWindow | null): RawBuilder<Date> {
  if (!window) return sql<Date>`now() + make_interval(mins => ${minutes})`
  const { closesAt, until } = window
  return sql<Date>`case when now() < ${closesAt}::timestamptz then ${closesAt}::timestamptz
    else ${until}::timestamptz end`
}

/** Lets teams amend what they have sent until a later instant, unless they have already given that up. */
export async function extendAmending(db: Db, offering: OfferingKey, until: Date): Promise<void> {
  await db
    .updateTable('applications')
    .set({ amendable_until: sql<Date>`greatest(amendable_until, ${until})` })
    .where((eb) => eb.and(columnsOf(offering)))
    .where('state', '=', 'submitted')
    .where(sql<boolean>`amendable_until > now()`)
    .execute()
}

/** One application, locked until the commit where it is to be changed. */
export async function findApplication(
  db: Db,
  id: string,
  lock: 'lock' | 'none',
): Promise<ApplicationRow | undefined> {
  return locked(db.selectFrom('applications').selectAll().select(clockColumns), lock)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A team's one open application for an offering, a draft included. */
export async function findOpenApplication(
  db: Db,
  teamId: string,
  offering: OfferingKey,
  lock: 'lock' | 'none',
): Promise<ApplicationRow | undefined> {
  return locked(db.selectFrom('applications').selectAll().select(clockColumns), lock)
    .where('team_id', '=', teamId)
    .where((eb) => eb.and(columnsOf(offering)))
    .where('state', 'in', [...openStates])
    .executeTakeFirst()
}

function locked<Q extends SelectQueryBuilder<Database, 'applications', ApplicationRow>>(
  query: Q,
  lock: 'lock' | 'none',
) {
  return lock === 'lock' ? query.forUpdate() : query
}

export type NewDraft = OfferingColumns & {
  reference: string
  team_id: string
  started_by: string
  question_set_id: string
  answers_encrypted: string
}

/** Writes a draft; undefined if the reference is taken or the team has an open application for the offering. */
export async function insertDraft(db: Db, draft: NewDraft): Promise<ApplicationRow | undefined> {
  return db
    .insertInto('applications')
    .values(draft)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .returning(clockColumns)
    .executeTakeFirst()
}

/** Updates a row if it has not changed since it was read. */
export async function updateApplication(
  db: Db,
  seen: { id: string; version: number; state: ApplicationState },
  change: ApplicationChange,
): Promise<ApplicationRow | undefined> {
  return db
    .updateTable('applications')
    .set({ ...change, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('state', '=', seen.state)
    .returningAll()
    .returning(clockColumns)
    .executeTakeFirst()
}

export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('applications')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function insertEvent(
  db: Db,
  event: {
    application_id: string
    action: string
    party: 'applicant' | 'staff' | 'portal'
    account_id: string | null
    from_state: ApplicationState
    to_state: ApplicationState
    note_encrypted: string | null
  },
): Promise<void> {
  await db.insertInto('application_events').values(event).execute()
}

export async function insertMessage(
  db: Db,
  message: {
    application_id: string
    party: 'applicant' | 'staff'
    account_id: string
    body_encrypted: string
  },
): Promise<string> {
  const inserted = await db
    .insertInto('application_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}

export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database tells no time')
  return row.now
}
