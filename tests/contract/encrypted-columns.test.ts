import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encryptedColumns } from '../../server/db/keys/encrypted-columns.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

async function columnsNamed(ending: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name like ${`%${ending}`}
    order by 1`.execute(portal.db)
  return rows.map(({ name }) => name)
}

it('trust 28: every encrypted column stands in the list by which keys are changed', async () => {
  const inDatabase = await columnsNamed('_encrypted')
  expect(encryptedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(inDatabase)
  const indexes = new Set(await columnsNamed('_index'))
  const known = encryptedColumns.filter(({ index }) => index).map(({ table, index }) => `${table}.${index}`)
  // The phone of a code is stored only as an index, for a day: the older key finds it until it expires.
  expect([...indexes].filter((name) => !known.includes(name))).toEqual(['one_time_codes.phone_index'])
})
