import { type RawBuilder, sql } from 'kysely'
import { inject } from 'vitest'
import type { TestPortal } from '../portal/portal.ts'
import { databaseAt, runAs } from '../portal/postgres.ts'

/**
 * Inserts many rows for the test of a query plan, without foreign keys and triggers, which take most of the
 * time of a hundred thousand rows. The rows' references and whatever triggers would maintain are missing.
 */
export async function seedRows(
  portal: TestPortal,
  statements: readonly (string | RawBuilder<unknown>)[],
): Promise<void> {
  const database = new URL(portal.ownerUrl).pathname.slice(1)
  await runAs(databaseAt(inject('adminUrl'), database), [
    'set session_replication_role = replica',
    ...statements.map((one) => (typeof one === 'string' ? one : one.compile(portal.db).sql)),
  ])
}

/** One of several values, chosen by a number of the row, as an expression without parameters. */
export function pickBy(values: readonly string[], by: string): RawBuilder<unknown> {
  return sql`(array[${sql.join(values.map((value) => sql.lit(value)))}])[1 + (${sql.raw(by)}) % ${sql.lit(values.length)}]`
}
