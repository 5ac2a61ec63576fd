import { type RawBuilder, sql } from 'kysely'

/** The column is none of these keys; used before a limit, so that excluded rows take up no place. */
export function notAmong(column: string, keys: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)}::text <> all(${[...keys]}::text[])`
}
