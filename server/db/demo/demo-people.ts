import { sql } from 'kysely'
import type { StaffRole } from '../../../shared/rules/staff/roles.ts'
import type { PersonalCipher } from '../../crypto/personal-columns.ts'
import type { Db } from '../database.ts'
import { type DemoMember, demoMembers } from './teams/members.ts'

export type DemoStaff = { phone: string; name: string; roles: StaffRole[] }

/** Made-up people; two of them, because some decisions need a second person, and five judges, who share out entries. */
export const demoStaff: DemoStaff[] = [
  { phone: '+8613900000001', name: '陈青', roles: ['reviewer', 'verifier'] },
  { phone: '+8613900000002', name: '周岚', roles: ['reviewer', 'verifier'] },
  { phone: '+8613900000003', name: '许知远', roles: ['administrator'] },
  { phone: '+8613900000008', name: '何清', roles: ['administrator'] },
  { phone: '+8613900000004', name: '沈书宁', roles: ['editor'] },
  { phone: '+8613900000005', name: '唐以文', roles: ['editor'] },
  { phone: '+8613900000006', name: '江晚', roles: ['supportAgent'] },
  { phone: '+8613900000007', name: '罗行舟', roles: ['supportAgent'] },
  { phone: '+8613900000009', name: '岳明川', roles: ['ventureManager'] },
  { phone: '+8613900000010', name: '叶南星', roles: ['ventureManager'] },
  { phone: '+8613900000014', name: '顾闻溪', roles: ['judge'] },
  { phone: '+8613900000015', name: '贺兰亭', roles: ['judge'] },
  { phone: '+8613900000016', name: '孟知秋', roles: ['judge'] },
  { phone: '+8613900000017', name: '傅青野', roles: ['judge'] },
  { phone: '+8613900000018', name: '尹若谷', roles: ['judge'] },
]

/** Writes a made-up person, without a phone unless one is given. @returns the account */
export async function insertDemoAccount(
  db: Db,
  cipher: PersonalCipher,
  { phone, name }: { phone?: string; name: string },
): Promise<string> {
  const { id } = await db
    .insertInto('accounts')
    .values({
      ...(phone && phoneColumns(cipher, phone)),
      name_encrypted: cipher.encrypt(name, 'accounts.name'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function phoneColumns(cipher: PersonalCipher, phone: string) {
  return {
    phone_encrypted: cipher.encrypt(phone, 'accounts.phone'),
    phone_index: cipher.blindIndex(phone, 'accounts.phone'),
  }
}

/** Those outside the staff as whom a visitor of the demo can sign in. */
export async function listDemoMembers(db: Db, cipher: PersonalCipher): Promise<DemoMember[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('phone_index')
    .where('phone_index', 'in', indexesOf(cipher, demoMembers))
    .execute()
  const known = new Set(rows.map(({ phone_index }) => phone_index))
  return demoMembers.filter((one) => one.is && indexesOf(cipher, [one]).some((index) => known.has(index)))
}

function indexesOf(cipher: PersonalCipher, people: readonly { phone: string }[]): string[] {
  return people.flatMap(({ phone }) => cipher.blindIndexes(phone, 'accounts.phone'))
}

/** The accounts of the demo's staff and other people that somebody could still sign in to. */
export async function findDemoPeople(db: Db, cipher: PersonalCipher): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('phone_index', 'in', indexesOf(cipher, [...demoStaff, ...demoMembers]))
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Removes the phones, second factors and roles of the demo's staff and other people. Their accounts stay behind
 * what they did while the portal was a demo.
 * @returns how many there were
 */
export async function removeDemoPeople(db: Db, cipher: PersonalCipher): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ids = await findDemoPeople(trx, cipher)
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
