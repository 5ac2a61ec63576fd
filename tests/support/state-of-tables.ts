import { sql } from 'kysely'
import type { TestPortal } from './portal/portal.ts'

/** What each request counts, extends or makes for a refusal too. */
const countedAnyway = ['rate_limits', 'server_keys', 'sessions', 'trace_ids']

/** What each node that runs notes of its own accord: how far the audit is anchored, and what staff were told of. */
const besides: Record<string, string> = {
  settings: "where key not in ('auditNoted', 'staffToldOfWork')",
}

/**
 * How each table stands, to be compared with how it stood before: rows written, changed or removed tell, by how many
 * there are and by the last transaction that wrote one of them.
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
