import { sql } from 'kysely'
import type { PersonalCipher } from '../../crypto/personal-columns.ts'
import { createTotpSecret } from '../../domains/sign-in/factors/totp.ts'
import type { Db } from '../database.ts'
import { type DemoStaff, demoStaff, insertDemoAccount } from './demo-people.ts'

/**
 * Writes the demo's staff, each with an authenticator whose codes are shown on the outbox page. A portal that
 * has staff is left unchanged.
 */
export async function loadDemoStaff(db: Db, cipher: PersonalCipher): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const existing = await trx.selectFrom('staff_members').select('account_id').limit(1).executeTakeFirst()
    if (existing) return
    for (const person of demoStaff) await insertStaff(trx, cipher, person)
  })
}

async function insertStaff(
  trx: Db,
  cipher: PersonalCipher,
  { phone, name, roles }: DemoStaff,
): Promise<void> {
  const account_id = await insertDemoAccount(trx, cipher, { phone, name })
  await trx
    .insertInto('staff_members')
    .values({
      account_id,
      roles,
      display_name: name,
      totp_secret_encrypted: cipher.encrypt(createTotpSecret(), 'staff_members.totp_secret'),
      totp_confirmed_at: sql<Date>`now()`,
      totp_last_step: null,
    })
    .execute()
}
