import { type Selectable, sql } from 'kysely'
import type { PasskeyPurpose } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { Db } from '../../../db/database.ts'
import type { AccountsTables } from '../../../db/tables/accounts.ts'

export type PasskeyRow = Selectable<AccountsTables['passkeys']>

export type ChallengeRow = {
  challenge_hash: Buffer
  purpose: PasskeyPurpose
  session_id: string | null
  browser_hash: Buffer
}

export async function insertChallenge(db: Db, row: ChallengeRow, lifeMinutes: number): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ ...row, expires_at: sql<Date>`now() + make_interval(mins => ${lifeMinutes})` })
    .execute()
}

/** Uses up a challenge of this purpose, session and browser: of concurrent responses one is checked. */
export async function takeChallenge(db: Db, row: ChallengeRow): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', row.challenge_hash)
    .where('purpose', '=', row.purpose)
    .where('session_id', 'is not distinct from', row.session_id)
    .where('browser_hash', '=', row.browser_hash)
    .where(sql<boolean>`expires_at > now()`)
    .returning('challenge_hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function removeChallengesBeforeNow(db: Db): Promise<void> {
  await db.deleteFrom('passkey_challenges').where(sql<boolean>`expires_at < now()`).execute()
}

/** Serialises changes that depend on an account's present state: its passkeys, codes and name. */
export async function lockAccount(db: Db, accountId: string): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
}

export async function listPasskeys(db: Db, accountId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertPasskey(
  db: Db,
  row: Pick<PasskeyRow, 'account_id' | 'credential_id' | 'public_key' | 'transports' | 'name'> & {
    counter: number
  },
): Promise<string | null> {
  const inserted = await db
    .insertInto('passkeys')
    .values({ ...row, last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** A credential's passkey with its account's status, locked: two uses are checked one after the other. */
export async function lockCredential(db: Db, credentialId: Buffer) {
  return db
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
    .selectAll('passkeys')
    .select('accounts.status')
    .where('passkeys.credential_id', '=', credentialId)
    .forUpdate('passkeys')
    .executeTakeFirst()
}

export async function recordPasskeyUse(db: Db, id: string, counter: number): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deletePasskey(db: Db, accountId: string, id: string): Promise<string | null> {
  const gone = await db
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return gone?.name ?? null
}

/** Returns how many there were. */
export async function deletePasskeys(db: Db, accountId: string): Promise<number> {
  const result = await db.deleteFrom('passkeys').where('account_id', '=', accountId).executeTakeFirst()
  return Number(result.numDeletedRows)
}

export async function countPasskeys(db: Db, accountId: string): Promise<number> {
  return (await listPasskeys(db, accountId)).length
}
