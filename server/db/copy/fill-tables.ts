import pg from 'pg'
import { type CopiedTable, copyIn } from './copy-rows.ts'
import { columnsOf, quoted, tablesOf } from './tables.ts'

export type Filling = {
  /** Every table of the database. */
  tables: (CopiedTable & { rows: () => AsyncIterable<Uint8Array> })[]
  /** The last value of each sequence; null of one that was never used. */
  sequences: Record<string, number | null>
  /** Runs before anything is kept; what it throws undoes all. */
  check: () => Promise<void>
}

type Key = { table: string; name: string; definition: string }

/**
 * Replaces all rows of a migrated database, as the owner of its tables, in one transaction. Triggers stay
 * silent: what they would write is among the rows. References are taken away and added again at the end, which
 * checks them; switching them off would need a superuser.
 * @throws where the tables are others, or a value or reference is refused; the database is then as before
 */
export async function fillTables(client: pg.Client, filling: Filling): Promise<void> {
  await client.query('begin')
  try {
    await requireSameTables(client, filling.tables)
    const keys = await foreignKeysOf(client)
    for (const { table, name } of keys)
      await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
    const withTriggers = await tablesWithTriggers(client)
    for (const table of withTriggers) await client.query(`alter table ${table} disable trigger user`)
    await client.query(`truncate ${filling.tables.map(({ name }) => quoted(name)).join()} restart identity`)
    for (const table of filling.tables) await copyIn(client, table, table.rows())
    await setSequences(client, filling.sequences)
    for (const table of withTriggers) await client.query(`alter table ${table} enable trigger user`)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
    await filling.check()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  await client.query('analyze')
}

async function requireSameTables(client: pg.Client, tables: CopiedTable[]): Promise<void> {
  const shapeOf = (name: string, columns: string[]) => `${name} (${[...columns].sort().join()})`
  const given = new Set(tables.map(({ name, columns }) => shapeOf(name, columns)))
  const found = await tablesOf(client)
  const other: string[] = []
  for (const name of found) {
    const shape = shapeOf(name, await columnsOf(client, name))
    if (!given.delete(shape)) other.push(shape)
  }
  other.push(...given)
  if (other.length > 0) throw new Error(`its tables are others than this release makes: ${other.join('; ')}`)
}

/** Those of partitions come and go with those of their partitioned table. */
async function foreignKeysOf(client: pg.Client): Promise<Key[]> {
  const { rows } = await client.query(
    `select k.conrelid::regclass::text as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'pgboss') order by 1, 2`,
  )
  return rows as Key[]
}

async function tablesWithTriggers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select distinct t.tgrelid::regclass::text as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and n.nspname in ('public', 'pgboss') order by 1`,
  )
  return rows.map(({ name }) => name as string)
}

async function setSequences(client: pg.Client, sequences: Filling['sequences']): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    if (value === null) await client.query(`alter sequence ${quoted(name)} restart`)
    else await client.query('select setval($1, $2)', [quoted(name), value])
  }
}
