import type pg from 'pg'
import { quoted } from './tables.ts'

/** The keys of all stored files that rows name: every `storage_key` of a row that has not been removed. */
export async function storedKeysOf(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query(
    `select c.table_schema || '.' || c.table_name as name,
       exists (select from information_schema.columns r where r.table_schema = c.table_schema
         and r.table_name = c.table_name and r.column_name = 'removed_at') as is_marked
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'storage_key' and t.table_type = 'BASE TABLE'
     order by 1`,
  )
  const parts = tables.map(
    ({ name, is_marked: isMarked }) =>
      `select storage_key as key from ${quoted(name)}
       where storage_key is not null ${isMarked ? 'and removed_at is null' : ''}`,
  )
  if (parts.length === 0) return []
  const { rows } = await client.query(`${parts.join(' union ')} order by 1`)
  return rows.map(({ key }) => key as string)
}
