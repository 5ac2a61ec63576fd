import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { VolunteersTables } from '../../../db/tables/volunteers.ts'

export type CertificateRow = Selectable<VolunteersTables['volunteer_certificates']>

/** Stores a certificate. @returns undefined where its number is taken */
export async function insertCertificate(
  db: Db,
  row: Insertable<VolunteersTables['volunteer_certificates']>,
): Promise<CertificateRow | undefined> {
  return db
    .insertInto('volunteer_certificates')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findCertificate(
  db: Db,
  number: string,
  how?: 'locked',
): Promise<CertificateRow | undefined> {
  const query = db.selectFrom('volunteer_certificates').selectAll().where('number', '=', number)
  return (how ? query.forUpdate() : query).executeTakeFirst()
}

/** A person's valid certificate of an activity; those of this person wait for this transaction. */
export async function lockValid(
  db: Db,
  accountId: string,
  activity: number,
): Promise<CertificateRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`certificates:${accountId}`}, 0))`.execute(db)
  return db
    .selectFrom('volunteer_certificates')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('activity', '=', activity)
    .where('state', '=', 'issued')
    .forUpdate()
    .executeTakeFirst()
}

/** Certificates of a person or an activity, the newest first. */
export async function listCertificates(
  db: Db,
  of: { account_id: string } | { activity: number },
): Promise<CertificateRow[]> {
  const query = db.selectFrom('volunteer_certificates').selectAll().orderBy('id', 'desc').limit(200)
  return (
    'activity' in of
      ? query.where('activity', '=', of.activity)
      : query.where('account_id', '=', of.account_id)
  ).execute()
}

/** A person's confirmed shifts, of one activity or all, the first first. */
export async function listConfirmed(db: Db, accountId: string, activity?: number) {
  const query = db
    .selectFrom('volunteer_signups')
    .innerJoin('volunteer_shifts', 'volunteer_shifts.id', 'volunteer_signups.shift_id')
    .select([
      ...(['volunteer_shifts.activity', 'volunteer_shifts.task', 'volunteer_shifts.starts_at'] as const),
      ...(['volunteer_shifts.ends_at', 'volunteer_signups.minutes'] as const),
      'volunteer_signups.name_encrypted',
    ])
    .where('volunteer_signups.account_id', '=', accountId)
    .where('volunteer_signups.state', '=', 'confirmed')
    .orderBy('volunteer_shifts.starts_at')
  return (activity === undefined ? query : query.where('volunteer_shifts.activity', '=', activity)).execute()
}

export async function saveContact(db: Db, row: { team_id: string; contact: string }): Promise<void> {
  await db
    .insertInto('volunteer_contacts')
    .values(row)
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet({ contact: row.contact }))
    .execute()
}

/** Empty where the team has not said how it is reached. */
export async function findContact(db: Db, teamId: string): Promise<string> {
  const row = await db
    .selectFrom('volunteer_contacts')
    .select('contact')
    .where('team_id', '=', teamId)
    .executeTakeFirst()
  return row?.contact ?? ''
}
