import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../db/database.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { endOfTerm } from '../../db/retention.ts'
import type { EarlierUsersTables } from '../../db/tables/earlier-users.ts'

const rowsAtOnce = 500

export async function findDecided(db: Db, accountId: string) {
  return earlier(db).where('account_id', '=', accountId).executeTakeFirst()
}

export type EarlierRow = NonNullable<Awaited<ReturnType<typeof findDecided>>>

export async function findWaiting(db: Db, phoneIndexes: string[]) {
  return earlier(db)
    .where('phone_index', 'in', phoneIndexes)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

/**
 * Decides about a row once; undefined if it has been decided. Personal data in it is deleted except the
 * phone: a list uploaded again is compared with its index, and a change of keys recomputes the index from the
 * phone. Both are kept as long as the account, which holds a phone as well, and are deleted with it.
 */
export async function claimEarlier(
  db: Db,
  id: string,
  { accountId, state }: { accountId: string; state: 'imported' | 'declined' },
) {
  return db
    .updateTable('earlier_users')
    .set({
      account_id: accountId,
      state,
      decided_at: sql<Date>`now()`,
      name_encrypted: null,
      email_encrypted: null,
      ...(state === 'declined' && { team_name: null }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('decided_at')
    .executeTakeFirst()
}

export async function findKnown(db: Db, phoneIndexes: string[]) {
  const found: { id: string; phone_index: string; state: EarlierRow['state'] }[] = []
  for (let from = 0; from < phoneIndexes.length; from += rowsAtOnce) {
    found.push(
      ...(await db
        .selectFrom('earlier_users')
        .select(['id', 'phone_index', 'state'])
        .where('phone_index', 'in', phoneIndexes.slice(from, from + rowsAtOnce))
        .execute()),
    )
  }
  return found
}

export async function insertImport(
  db: Db,
  row: Insertable<EarlierUsersTables['earlier_user_imports']>,
): Promise<string> {
  const { id } = await db
    .insertInto('earlier_user_imports')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertEarlierUsers(
  db: Db,
  rows: Insertable<EarlierUsersTables['earlier_users']>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto('earlier_users')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
}

export async function updateEarlierUser(
  db: Db,
  id: string,
  values: Updateable<EarlierUsersTables['earlier_users']>,
): Promise<void> {
  await db
    .updateTable('earlier_users')
    .set({ ...values, imported_at: databaseClock })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

export async function listImports(db: Db, page: { limit: number; offset: number }) {
  return imports(db)
    .orderBy('earlier_user_imports.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export type ImportRow = Awaited<ReturnType<typeof listImports>>[number]

export async function findImport(db: Db, id: string) {
  return imports(db).where('earlier_user_imports.id', '=', id).executeTakeFirst()
}

export async function countImports(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('earlier_user_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The number of waiting rows and of each decision. */
export async function countStates(db: Db) {
  return db
    .selectFrom('earlier_users')
    .select([
      sql<number>`(count(*) filter (where state = 'waiting'))::integer`.as('waiting'),
      sql<number>`(count(*) filter (where state = 'imported'))::integer`.as('imported'),
      sql<number>`(count(*) filter (where state = 'declined'))::integer`.as('declined'),
    ])
    .executeTakeFirstOrThrow()
}

export async function deleteOldWaiting(db: Db): Promise<void> {
  await db
    .deleteFrom('earlier_users')
    .where('state', '=', 'waiting')
    .where('imported_at', '<', endOfTerm('earlierUsers'))
    .execute()
}

/** Decided rows whose phone was not kept, and the deciding account's phone, which may differ by now. */
export async function listWithoutPhone(db: Db, page: { after: string; limit: number }) {
  return db
    .selectFrom('earlier_users')
    .innerJoin('accounts', 'accounts.id', 'earlier_users.account_id')
    .select(['earlier_users.id', 'earlier_users.phone_index', 'accounts.phone_encrypted'])
    .where('earlier_users.phone_encrypted', 'is', null)
    .where('accounts.phone_encrypted', 'is not', null)
    .where('earlier_users.id', '>', page.after)
    .orderBy('earlier_users.id')
    .limit(page.limit)
    .execute()
}

export async function keepPhone(
  db: Db,
  id: string,
  values: { phone_encrypted: string; phone_index: string },
): Promise<void> {
  await db
    .updateTable('earlier_users')
    .set(values)
    .where('id', '=', id)
    .where('phone_encrypted', 'is', null)
    .execute()
}

/** Imports whose file name is not encrypted yet. */
export async function listPlainNames(db: Db, limit: number) {
  return db
    .selectFrom('earlier_user_imports')
    .select(['id', 'file_name', 'report'])
    .where('file_name', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function sealName(
  db: Db,
  id: string,
  values: { file_name_encrypted: string; report: string },
): Promise<void> {
  await db
    .updateTable('earlier_user_imports')
    .set({ file_name: null, ...values })
    .where('id', '=', id)
    .execute()
}

function earlier(db: Db) {
  return db
    .selectFrom('earlier_users')
    .select(['id', 'state', 'name_encrypted', 'email_encrypted', 'team_name', 'decided_at'])
}

function imports(db: Db) {
  return db
    .selectFrom('earlier_user_imports')
    .leftJoin('staff_members', 'staff_members.account_id', 'earlier_user_imports.imported_by')
    .selectAll('earlier_user_imports')
    .select('staff_members.display_name')
}
