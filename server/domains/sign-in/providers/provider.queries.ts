import { type Insertable, sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import { endOfTerm } from '../../../db/retention.ts'
import type { AccountsTables } from '../../../db/tables/accounts.ts'

export async function insertAttempt(
  db: Db,
  attempt: {
    state_hash: Buffer
    provider: string
    browser_hash: Buffer
    nonce_encrypted: string
    verifier_encrypted: string
    back: string
    locale: Locale
  },
  lifeMinutes: number,
): Promise<void> {
  await db
    .insertInto('provider_attempts')
    .values({
      ...attempt,
      expires_at: sql<Date>`now() + make_interval(mins => ${lifeMinutes})`,
      returned_at: null,
      subject_encrypted: null,
      label_encrypted: null,
      used_at: null,
    })
    .execute()
}

type AttemptRef = { stateHash: Buffer; browserHash: Buffer }

/** This browser's attempt on its first return; of concurrent requests one succeeds. */
export async function takeAttempt(db: Db, { stateHash, browserHash }: AttemptRef, provider: string) {
  return db
    .updateTable('provider_attempts')
    .set({ returned_at: sql<Date>`now()` })
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .where('returned_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .returning(['id', 'nonce_encrypted', 'verifier_encrypted', 'locale'])
    .executeTakeFirst()
}

export async function keepIdentity(
  db: Db,
  attemptId: string,
  identity: { provider: string; subject_encrypted: string; label_encrypted: string | null },
): Promise<void> {
  await db.updateTable('provider_attempts').set(identity).where('id', '=', attemptId).execute()
}

/** This browser's attempt that returned with an identity and is unused; locked until the transaction ends. */
export async function lockProvenAttempt(db: Db, { stateHash, browserHash }: AttemptRef) {
  return db
    .selectFrom('provider_attempts')
    .select(['id', 'provider', 'subject_encrypted', 'label_encrypted', 'back'])
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('subject_encrypted', 'is not', null)
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .forUpdate()
    .executeTakeFirst()
}

export async function closeAttempt(db: Db, attemptId: string): Promise<void> {
  await db
    .updateTable('provider_attempts')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', attemptId)
    .execute()
}

/** The account that has this identity. */
export async function findIdentityOwner(db: Db, provider: string, subjectIndexes: string[]) {
  return db
    .selectFrom('provider_identities')
    .innerJoin('accounts', 'accounts.id', 'provider_identities.account_id')
    .select(['accounts.id', 'accounts.status'])
    .where('provider_identities.provider', '=', provider)
    .where('provider_identities.subject_index', 'in', subjectIndexes)
    .executeTakeFirst()
}

export async function listIdentities(db: Db, accountId: string) {
  return db
    .selectFrom('provider_identities')
    .select(['provider', 'label_encrypted', 'linked_at'])
    .where('account_id', '=', accountId)
    .execute()
}

/** Sets an account's identity at a provider, replacing an earlier one. */
export async function putIdentity(
  db: Db,
  identity: Omit<Insertable<AccountsTables['provider_identities']>, 'id' | 'linked_at'>,
): Promise<void> {
  const { subject_encrypted, subject_index, label_encrypted } = identity
  await db
    .insertInto('provider_identities')
    .values(identity)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'provider'])
        .doUpdateSet({ subject_encrypted, subject_index, label_encrypted, linked_at: sql<Date>`now()` }),
    )
    .execute()
}

export async function removeIdentity(db: Db, accountId: string, provider: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('provider_identities')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Attempts without a return within a day are abandoned. */
export async function removeOldAttempts(db: Db): Promise<void> {
  await db.deleteFrom('provider_attempts').where('created_at', '<', endOfTerm('providerAttempts')).execute()
}
