import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A column that may hold free text; `texts` is an array of texts. */
export type TextColumn = { name: string; holds: 'text' | 'texts' | 'json' }

/**
 * The free-text columns of every table, by the database's catalogue: of text or JSON, neither part of a key,
 * which other rows reference, nor restricted to a list of values.
 */
export async function listTextColumns(db: Db): Promise<Map<string, TextColumn[]>> {
  const { rows } = await sql<TextColumn & { table: string }>`
    select c.relname as table, a.attname as name,
      case when t.typname in ('json', 'jsonb') then 'json' when t.typcategory = 'A' then 'texts' else 'text' end as holds
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_type t on t.oid = a.atttypid
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and t.typname in ('text', 'varchar', 'json', 'jsonb', '_text', '_varchar')
      and not exists (
        select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey))
      and not exists (
        select from pg_constraint k
        where k.conrelid = c.oid and a.attnum = any(k.conkey)
          and (k.contype = 'f' or (k.contype = 'c' and array_length(k.conkey, 1) = 1
            and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%')))
    order by c.relname, a.attnum`.execute(db)
  const columns = new Map<string, TextColumn[]>()
  for (const { table, ...column } of rows) columns.set(table, [...(columns.get(table) ?? []), column])
  return columns
}
