import { type Insertable, sql } from 'kysely'
import type { MailLinkPurpose } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { Db } from '../../../db/database.ts'
import { endOfTerm } from '../../../db/retention.ts'
import type { Database } from '../../../db/schema.ts'

export type NewMailLink = Omit<
  Insertable<Database['mail_links']>,
  'id' | 'created_at' | 'expires_at' | 'used_at'
>

export async function insertMailLink(db: Db, link: NewMailLink, lifeMinutes: number): Promise<void> {
  await db
    .insertInto('mail_links')
    .values({
      ...link,
      expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${lifeMinutes})`,
      used_at: null,
    })
    .execute()
}

/** Ages in seconds of an address's links in the last day, newest first, as many as any limit needs. */
export async function listLinkAges(db: Db, emailIndexes: string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('mail_links')
    .select(sql<number>`extract(epoch from clock_timestamp() - created_at)::float8`.as('age'))
    .where('email_index', 'in', emailIndexes)
    .where(sql<boolean>`created_at > now() - interval '1 day'`)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()
  return rows.map((row) => row.age)
}

/** The account with a verified address; the query is the same for unknown ones. */
export async function findAccountByEmail(db: Db, emailIndexes: string[]) {
  return db
    .selectFrom('accounts')
    .select(['id', 'status'])
    .where('email_index', 'in', emailIndexes)
    .executeTakeFirst()
}

/** A valid link; undefined if used, expired or unknown. */
export async function findOpenLink(db: Db, tokenHash: Buffer) {
  return openLink(db, tokenHash).executeTakeFirst()
}

/** The same, locked until the transaction ends, so that only one of concurrent uses succeeds. */
export async function lockOpenLink(db: Db, tokenHash: Buffer) {
  return openLink(db, tokenHash).forUpdate().executeTakeFirst()
}

function openLink(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('mail_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
}

/** Uses up a link, and every other link asked for the same. */
export async function closeLinks(
  db: Db,
  link: { email_index: string; purpose: MailLinkPurpose; account_id: string | null },
): Promise<void> {
  await db
    .updateTable('mail_links')
    .set({ used_at: sql<Date>`now()` })
    .where('email_index', '=', link.email_index)
    .where('purpose', '=', link.purpose)
    .where(sql<boolean>`account_id is not distinct from ${link.account_id}`)
    .where('used_at', 'is', null)
    .execute()
}

/** Links are kept for a day, the longest period of a limit. */
export async function removeOldLinks(db: Db): Promise<void> {
  await db.deleteFrom('mail_links').where('created_at', '<', endOfTerm('mailLinks')).execute()
}
