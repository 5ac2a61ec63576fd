import { sql } from 'kysely'
import type { StaffRole } from '../../../shared/rules/staff/roles.ts'
import type { PersonalCipher } from '../../crypto/personal-columns.ts'
import type { Db } from '../database.ts'

export type DemoStaff = { phone: string; name: string; roles: StaffRole[] }

/** Made-up people; two of them, because some decisions need a second person. */
export const demoStaff: DemoStaff[] = [
  { phone: '+8613900000001', name: '陈青', roles: ['reviewer', 'verifier'] },
  { phone: '+8613900000002', name: '周岚', roles: ['reviewer', 'verifier'] },
  { phone: '+8613900000003', name: '许知远', roles: ['administrator'] },
  { phone: '+8613900000008', name: '何清', roles: ['administrator'] },
  { phone: '+8613900000004', name: '沈书宁', roles: ['editor'] },
  { phone: '+8613900000005', name: '唐以文', roles: ['editor'] },
  { phone: '+8613900000006', name: '江晚', roles: ['supportAgent'] },
  { phone: '+8613900000007', name: '罗行舟', roles: ['supportAgent'] },
]

/** The accounts of demo staff that somebody could still sign in to. */
export async function findDemoStaff(db: Db, cipher: PersonalCipher): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where(
      'phone_index',
      'in',
      demoStaff.flatMap(({ phone }) => cipher.blindIndexes(phone, 'accounts.phone')),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Removes the demo staff's phones, second factors and roles. Their accounts stay behind what they decided
 * while the portal was a demo.
 * @returns how many there were
 */
export async function removeDemoStaff(db: Db, cipher: PersonalCipher): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ids = await findDemoStaff(trx, cipher)
    if (ids.length === 0) return 0
    await trx
      .updateTable('staff_members')
      .set({ status: 'ended', totp_secret_encrypted: null, totp_confirmed_at: null })
      .where('account_id', 'in', ids)
      .execute()
    for (const table of ['passkeys', 'recovery_codes', 'provider_identities'] as const)
      await trx.deleteFrom(table).where('account_id', 'in', ids).execute()
    await trx
      .updateTable('sessions')
      .set({ ended_at: sql<Date>`now()` })
      .where('account_id', 'in', ids)
      .where('ended_at', 'is', null)
      .execute()
    await trx
      .updateTable('accounts')
      .set({ phone_encrypted: null, phone_index: null, email_encrypted: null, email_index: null })
      .where('id', 'in', ids)
      .execute()
    return ids.length
  })
}
