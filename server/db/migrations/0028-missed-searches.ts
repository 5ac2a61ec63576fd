import { type Kysely, sql } from 'kysely'

/**
 * What was searched and not found, counted: the text in the form in which searches are compared, and where; nothing of
 * who searched it. `count_since` is how often since staff marked it as handled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table missed_searches (
    id uuid primary key default uuid7(),
    text text not null,
    place text not null check (place in ('site', 'tools', 'projects', 'articles', 'help')),
    count integer not null default 1,
    count_since integer not null default 0,
    first_at timestamptz not null default now(),
    last_at timestamptz not null default now(),
    handled_at timestamptz,
    handled_by uuid references accounts,
    note text not null default '',
    version integer not null default 1,
    unique (text, place)
  )`,
  'create index missed_searches_open on missed_searches (count desc, last_at desc) where handled_at is null',
  `create index missed_searches_handled on missed_searches (count_since desc, handled_at desc)
    where handled_at is not null`,
  'create index missed_searches_last on missed_searches (last_at)',
]
