import { sql } from 'kysely'
import type { TestPortal } from './portal/portal.ts'

/** Tables in which every request counts, extends or creates something, even a refused one. */
const countedAnyway = ['rate_limits', 'server_keys', 'sessions', 'trace_ids']

/** Rows that running nodes write by themselves: how far the audit is anchored, and notices to staff. */
const besides: Record<string, string> = {
  settings: "where key not in ('auditNoted', 'staffToldOfWork')",
}

/**
 * The state of each table, for comparison with an earlier one: its number of rows and the last transaction
 * that wrote one of them reveal rows that were inserted, changed or deleted.
 */
export async function stateOfTables({ db }: TestPortal): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const states = tables
    .filter(({ name }) => !countedAnyway.includes(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, count(*) || ':' || coalesce(age('3'::xid) - min(age(xmin)), 0) as state
          from ${sql.raw(`${name} ${besides[name] ?? ''}`)}`,
    )
  const { rows } = await sql<{ name: string; state: string }>`${sql.join(states, sql` union all `)}`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}
