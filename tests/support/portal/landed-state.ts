import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import pg from 'pg'
import { columnsOf, quoted, sequencesOf, tablesOf } from '../../../server/db/copy/tables.ts'

/**
 * The state of a portal of the last landed release: the statements that created its database, every row in it
 * and the uploaded files. `npm run keep:landed -- COMMIT` writes it with that release's own code.
 */
const path = join(import.meta.dirname, '../../contract/tables/landed-state.jsonl.br')

export type Row = Record<string, unknown>
/** Rows by table, such as `public.teams`. */
export type Rows = Map<string, Row[]>

export type LandedState = {
  commit: string
  /** Run in order by the database's owner on an empty database, they create that release's tables. */
  statements: string[]
  rows: Rows
  /** Rows that the release's migrations write to an empty database, by table, without the run's times. */
  begins: Record<string, Row[]>
  /** The last value of each sequence. */
  sequences: Record<string, number>
  /** Uploaded files by their path below the files folder, as base64. */
  files: Record<string, string>
}

export function readLandedState(): LandedState {
  const [head = '', ...lines] = brotliDecompressSync(readFileSync(path))
    .toString('utf8')
    .trimEnd()
    .split('\n')
  const rows: Rows = new Map()
  for (const line of lines) {
    const { table, row } = JSON.parse(line) as { table: string; row: Row }
    const items = rows.get(table)
    if (items) items.push(row)
    else rows.set(table, [row])
  }
  return { ...(JSON.parse(head) as Omit<LandedState, 'rows'>), rows }
}

export function writeLandedState({ rows, ...head }: LandedState): void {
  const lines = [...rows].flatMap(([table, items]) => items.map((row) => JSON.stringify({ table, row })))
  const text = `${[JSON.stringify(head), ...lines].join('\n')}\n`
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  writeFileSync(path, brotliCompressSync(text, { params }))
}

/** Fills an empty database with the landed state; the superuser inserts the rows. */
export async function restoreLandedState(
  state: LandedState,
  urls: { ownerUrl: string; adminUrl: string },
): Promise<void> {
  await withClient(urls.ownerUrl, async (client) => {
    for (const statement of state.statements) await client.query(statement)
  })
  await withClient(urls.adminUrl, async (client) => {
    // Rows are in the order of table names, not of references; their references were valid when read.
    await client.query("set session_replication_role = 'replica'")
    for (const table of await tablesOf(client)) await client.query(`delete from ${quoted(table)}`)
    for (const [table, items] of state.rows) {
      const columns = (await columnsOf(client, table)).map((name) => `"${name}"`).join()
      await client.query(
        `insert into ${quoted(table)} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1)`,
        [JSON.stringify(items)],
      )
    }
    for (const [name, value] of Object.entries(state.sequences)) {
      await client.query('select setval($1, $2)', [quoted(name), value])
    }
  })
}

/** Restores the uploaded files. */
export function restoreFiles({ files }: LandedState, filesDir: string): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(filesDir, name)), { recursive: true })
    writeFileSync(join(filesDir, name), Buffer.from(content, 'base64'))
  }
}

/** Every row of every table, including migrations and jobs, in a stable order. */
export async function readRows(url: string): Promise<Rows> {
  return withClient(url, async (client) => {
    const rows: Rows = new Map()
    for (const table of await tablesOf(client)) {
      const result = await client.query(
        `select to_jsonb(t) as row from ${quoted(table)} t order by to_jsonb(t)::text collate "C"`,
      )
      if (result.rows.length === 0) continue
      rows.set(
        table,
        result.rows.map(({ row }) => row as Row),
      )
    }
    return rows
  })
}

/** Rows that migrations write to an empty database, without their bookkeeping, the job queue and times. */
export async function readBeginning(url: string): Promise<Record<string, Row[]>> {
  const rows = [...(await readRows(url))].filter(([table]) => !/^pgboss|kysely/.test(table))
  const timeless = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !name.endsWith('_at')))
  return Object.fromEntries(rows.map(([table, items]) => [table, items.map(timeless)]))
}

/** The last value of each used sequence. */
export async function readSequences(url: string): Promise<Record<string, number>> {
  const all = Object.entries(await withClient(url, sequencesOf))
  return Object.fromEntries(all.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
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
