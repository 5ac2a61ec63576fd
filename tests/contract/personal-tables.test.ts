import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as m from '#messages'
import { indexOfColumn } from '../../server/db/keys/encrypted-columns.ts'
import { listTextColumns } from '../../server/db/text-columns.queries.ts'
import { impersonalColumns, personalTables } from '../../server/domains/privacy/personal-tables.ts'
import { exportSections, goingParts, stayingReasons } from '../../shared/rules/sign-in/privacy.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

type Column = { name: string }

/** Columns with a foreign key to an account or a member of staff. */
async function foreignKeys(): Promise<string[]> {
  const { rows } = await sql<Column>`
    select distinct k.conrelid::regclass || '.' || a.attname as name
    from pg_constraint k
    join unnest(k.conkey) with ordinality as key (attnum, place) on true
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = key.attnum
    where k.contype = 'f' and k.confrelid in ('accounts'::regclass, 'staff_members'::regclass)
    order by 1`.execute(portal.db)
  return rows.map(({ name }) => name)
}

/** Columns whose name says that they refer to a person or hold a contact. */
async function columnsNamed(pattern: string, { withTimes = false } = {}): Promise<string[]> {
  const { rows } = await sql<Column>`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ ${pattern}
      and (${withTimes} or c.data_type not like 'timestamp%')
    order by 1`.execute(portal.db)
  return rows.map(({ name }) => name)
}

/** Every column in the lists: keys, cleared or masked columns with their index, columns in packages. */
async function listed(): Promise<Set<string>> {
  const texts = await listTextColumns(portal.db)
  const names = personalTables.flatMap(({ table, column, onDeletion, inExport }) => {
    const isMasked = onDeletion.does !== 'delete' && !onDeletion.staysWritten
    const masked = isMasked ? (texts.get(table) ?? []).map(({ name }) => name) : []
    return [
      column,
      ...(onDeletion.does === 'clear' ? Object.keys(onDeletion.columns) : []),
      ...masked.flatMap((name) => [name, indexOfColumn(table, name) ?? name]),
      ...('section' in inExport ? Object.values(inExport.columns) : []),
    ].map((name) => `${table}.${name}`)
  })
  return new Set([...names, ...Object.keys(impersonalColumns)])
}

describe('trust 32, 33: every table with a person’s key', () => {
  it('stands in the list by which accounts are deleted and packages made', async () => {
    const keys = await foreignKeys()
    expect(keys.length).toBeGreaterThan(40)
    const known = new Set(personalTables.map(({ table, column }) => `${table}.${column}`))
    expect(keys.filter((name) => !known.has(name))).toEqual([])
  })

  it('is found by the names of columns too, where no foreign key says so', async () => {
    const named = await columnsNamed(
      '(^|_)(account|person|member|actor|viewer|owner)(_id)?$|_by$|assigned_to|bound_to|phone|email|browser|address_key|_encrypted$',
    )
    const known = await listed()
    const gone = new Set(
      personalTables.filter((one) => one.onDeletion.does === 'delete').map(({ table }) => table),
    )
    const unknown = named.filter((name) => !known.has(name) && !gone.has(name.split('.')[0] ?? ''))
    expect(unknown).toEqual([])
  })

  it('names only columns that exist', async () => {
    const all = new Set(await columnsNamed('.', { withTimes: true }))
    expect([...(await listed())].filter((name) => !all.has(name))).toEqual([])
  })

  it('is worded in both languages', () => {
    const words = m as unknown as Record<string, unknown>
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const fields = personalTables.flatMap(({ inExport }) =>
      'section' in inExport
        ? Object.keys(inExport.columns).map((name) => `privacy_field_${snake(name)}`)
        : [],
    )
    const expected = [
      ...fields,
      ...exportSections.map((section) => `privacy_data_${snake(section)}`),
      ...goingParts.map((part) => `privacy_goes_${snake(part)}`),
      ...stayingReasons.map((reason) => `privacy_stays_${snake(reason)}`),
    ]
    expect(expected.filter((name) => typeof words[name] !== 'function')).toEqual([])
  })
})
