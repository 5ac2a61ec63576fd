import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { testSecrets } from '../../../tests/support/portal/test-services.ts'
import { newPhone, publishConsentTexts, signInOverHttp } from '../../../tests/support/sign-in.ts'
import { createAccount } from '../../../tests/support/world/actors.ts'
import { cipherOfSecrets } from '../../cipher-of-secrets.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { rotateColumns } from './rotate-columns.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await publishConsentTexts(portal)
})
afterAll(() => portal.close())

async function keysInUse(): Promise<string[]> {
  const keys = new Set<string>()
  for (const { table, column } of encryptedColumns) {
    const { rows } = await sql<{ key: string }>`
      select distinct split_part(${sql.ref(column)}, '.', 1) as key from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(portal.db)
    for (const { key } of rows) keys.add(key)
  }
  return [...keys].sort()
}

it('trust 28: keys are changed while people sign in and change what they are called; nothing is lost', async () => {
  const phone = newPhone()
  await signInOverHttp(portal, phone)
  const people = await Promise.all(Array.from({ length: 40 }, () => createAccount(portal)))
  const added = { id: 'next', key: randomBytes(32) }
  // Like running nodes: they know the new key, and the old one still reads.
  portal.services.cipher = cipherOfSecrets({ encryptionKeys: [added, ...testSecrets.encryptionKeys] })
  const rename = async (turn: number) =>
    Promise.all(
      people.map(async ({ token }, at) =>
        (await portal.api({ token })).usercenter.profileupdate({ name: `林知远${turn}-${at}` }),
      ),
    )
  await rename(0)
  const [written] = await Promise.all([
    rotateColumns(portal.db, portal.services.cipher, added.id),
    rename(1),
    signInOverHttp(portal, newPhone()),
  ])
  expect(written.get('accounts.phone_encrypted')).toBeGreaterThanOrEqual(41)
  await rotateColumns(portal.db, portal.services.cipher, added.id)
  expect(await keysInUse()).toEqual(['next'])

  portal.services.cipher = cipherOfSecrets({ encryptionKeys: [added] })
  const names = await portal.db
    .selectFrom('accounts')
    .select(['id', 'name_encrypted', 'phone_encrypted'])
    .where(
      'id',
      'in',
      people.map(({ accountId }) => accountId),
    )
    .execute()
  const read = names.map((row) => portal.services.cipher.decrypt(row.name_encrypted ?? '', 'accounts.name'))
  expect(read.sort()).toEqual(people.map((_, at) => `林知远1-${at}`).sort())
  // Found by the new key: the same account, not a second one.
  const accounts = () => portal.db.selectFrom('accounts').select('id').execute()
  const before = (await accounts()).length
  await sql`delete from one_time_codes`.execute(portal.db)
  await signInOverHttp(portal, phone)
  expect(await accounts()).toHaveLength(before)
})
