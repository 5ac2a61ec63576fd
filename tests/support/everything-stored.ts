import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { contextOfColumn } from '../../server/db/keys/encrypted-columns.ts'
import { codeJobContexts } from '../../server/domains/messages/sending/contact-job.ts'
import type { TestPortal } from './portal/portal.ts'

/**
 * The places where a portal stores any of the texts, in plain or encrypted with its keys: every column of
 * every table, including jobs and search, and every file. Returns `table.column` or the file's name.
 */
export async function placesOf(portal: TestPortal, texts: string[]): Promise<string[]> {
  const places = new Set<string>()
  const holds = (text: string) => texts.some((one) => text.includes(one))
  for (const table of await tablesOf(portal)) {
    const { rows } = await sql<
      Record<string, unknown>
    >`select to_jsonb(t) as row from ${sql.raw(table)} t`.execute(portal.db)
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row as Record<string, unknown>)) {
        if (holds(readable(portal, table.replace(/^public\./, ''), column, value)))
          places.add(`${table}.${column}`)
      }
    }
  }
  for (const file of filesBelow(portal.filesDir)) {
    if (holds(readFileSync(file, 'latin1'))) places.add(file)
  }
  for await (const { key } of portal.services.files.list()) {
    const { stream } = await portal.services.files.open(key)
    const content = Buffer.from(await new Response(stream).arrayBuffer())
    if (holds(content.toString('latin1')) || holds(content.toString())) places.add(key)
  }
  return [...places].sort()
}

async function tablesOf({ db }: TestPortal): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db)
  return rows.map(({ name }) => name)
}

/** A stored value as readable with the portal's keys. */
function readable({ services }: TestPortal, table: string, column: string, value: unknown): string {
  if (value === null) return ''
  const context = contextOfColumn(table, column)
  if (context) return services.cipher.decrypt(String(value), context)
  if (table !== 'pgboss.job' || column !== 'data' || typeof value !== 'object') return JSON.stringify(value)
  const { phone } = value as { phone?: string }
  const opened = phone ? services.cipher.decrypt(phone, codeJobContexts.phone) : ''
  return `${JSON.stringify(value)} ${opened}`
}

/** Every file below a folder; none if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((path) => statSync(path).isFile())
  } catch {
    return []
  }
}
