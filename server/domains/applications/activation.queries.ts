import { sql } from 'kysely'
import type { OfferingKey, OfferingKind } from '../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../db/database.ts'
import { columnsOf } from '../../db/offering-columns.ts'
import type { OfferingColumns } from '../../db/tables/applications.ts'
import { findDrawnCode } from './application-lists.queries.ts'

/**
 * Draws a free code for an application, each code once: two concurrent draws get two codes. An application
 * that was approved before keeps the code it drew then.
 * @returns whether the application holds a code
 */
export async function drawCode(db: Db, offering: OfferingKey, applicationId: string): Promise<boolean> {
  if (await holdsCode(db, applicationId)) return true
  const drawn = await db
    .updateTable('activation_codes')
    .set({ application_id: applicationId, drawn_at: sql<Date>`now()` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('activation_codes')
        .select('id')
        .where((eb) => eb.and(columnsOf(offering)))
        .where('application_id', 'is', null)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst()
  return drawn !== undefined
}

/** True even while the application is not approved: a drawn code is never handed to another application. */
export async function holdsCode(db: Db, applicationId: string): Promise<boolean> {
  return (await findDrawnCode(db, applicationId)) !== undefined
}

/** Adds codes and skips those that already exist. @returns how many are new */
export async function insertCodes(
  db: Db,
  codes: (OfferingColumns & { code_encrypted: string; code_index: string })[],
): Promise<number> {
  const inserted = await db
    .insertInto('activation_codes')
    .values(codes.map((code) => ({ ...code, application_id: null, drawn_at: null })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length
}

export async function findCode(db: Db, offering: OfferingKey, codeIndex: string) {
  return db
    .selectFrom('activation_codes')
    .select('application_id')
    .where((eb) => eb.and(columnsOf(offering)))
    .where('code_index', '=', codeIndex)
    .executeTakeFirst()
}

export async function countFreeCodes(db: Db, offering: OfferingKey): Promise<number> {
  const { count } = await db
    .selectFrom('activation_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where((eb) => eb.and(columnsOf(offering)))
    .where('application_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Approved applications for an offering that wait for a code, the longest waiting first. */
export async function listWaitingForCode(db: Db, offering: OfferingKey, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where((eb) => eb.and(columnsOf(offering)))
    .where('state', '=', 'approved')
    .orderBy('decided_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => row.id)
}

/** The codes of offerings of one kind, and how many applications wait for one: most of those first. */
export async function countCodes(db: Db, kind: OfferingKind, numbers: readonly number[]) {
  const { rows } = await sql<OfferingColumns & { unused: number; drawn: number; waiting: number }>`
    select ${kind}::text as offering_kind, numbers.number as offering_number,
      coalesce(codes.unused, 0)::int as unused, coalesce(codes.drawn, 0)::int as drawn,
      (select count(*)::int from applications
        where offering_kind = ${kind} and offering_number = numbers.number and state = 'approved') as waiting
    from unnest(${[...numbers]}::integer[]) as numbers(number)
    left join (
      select offering_number, count(*) filter (where application_id is null) as unused,
        count(application_id) as drawn
      from activation_codes where offering_kind = ${kind} group by offering_number
    ) codes on codes.offering_number = numbers.number
    order by waiting desc, unused, numbers.number
  `.execute(db)
  return rows
}
