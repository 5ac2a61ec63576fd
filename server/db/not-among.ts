import { type RawBuilder, sql } from 'kysely'

/** That a column is none of some keys; it stands before a limit, so that what is left out takes up no place. */
export function notAmong(column: string, keys: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)}::text <> all(${[...keys]}::text[])`
}
