import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/**
 * What a portal held at an earlier state: the migrations of that state and its rows, as they were written by the
 * calls of that time under the keys of the tests. One JSON a line.
 */
const path = join(import.meta.dirname, '../contract/tables/landed-data.jsonl')

export type Row = Record<string, unknown>
export type LandedData = { migrations: string[]; rows: Map<string, Row[]> }

export function readLanded(): LandedData {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const rows = new Map<string, Row[]>()
  for (const line of lines) {
    const { table, row } = JSON.parse(line) as { table: string; row: Row }
    rows.set(table, [...(rows.get(table) ?? []), row])
  }
  return { ...(JSON.parse(head) as { migrations: string[] }), rows }
}

export function writeLanded({ migrations, rows }: LandedData): void {
  const lines = [...rows].flatMap(([table, items]) => items.map((row) => JSON.stringify({ table, row })))
  writeFileSync(path, `${[JSON.stringify({ migrations }), ...lines].join('\n')}\n`)
}

/** Every row of the portal's own tables, but counters and the state of migrations and jobs. */
export async function readRows(url: string): Promise<Map<string, Row[]>> {
  return withClient(url, async (client) => {
    const rows = new Map<string, Row[]>()
    for (const table of await tablesOf(client)) {
      const result = await client.query(`select to_jsonb(t) as row from "${table}" t`)
      if (result.rows.length > 0)
        rows.set(
          table,
          result.rows.map(({ row }) => row as Row),
        )
    }
    return rows
  })
}

/** Puts rows into tables as they stand; a column that a table does not have yet is left out. */
export async function loadRows(adminUrl: string, rows: Map<string, Row[]>): Promise<void> {
  await withClient(adminUrl, async (client) => {
    // Rows come in the order of their tables' names, not of their references; they were right when they were read.
    await client.query("set session_replication_role = 'replica'")
    for (const [table, items] of rows) {
      const columns = (await columnsOf(client, table)).map((name) => `"${name}"`).join()
      if (columns === '') throw new Error(`${table} was not there at the landed state`)
      // Some tables are filled by their migration.
      await client.query(`delete from "${table}"`)
      await client.query(
        `insert into "${table}" (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(items)],
      )
    }
  })
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const result = await client.query(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name !~ '^kysely_' and table_name <> 'rate_limits' order by 1`,
  )
  return result.rows.map((row) => row.table_name as string)
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const result = await client.query(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return result.rows.map((row) => row.column_name as string)
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
