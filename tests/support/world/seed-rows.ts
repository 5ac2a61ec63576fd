import { type RawBuilder, sql } from 'kysely'
import { inject } from 'vitest'
import type { TestPortal } from '../portal/portal.ts'
import { databaseAt, runAs } from '../portal/postgres.ts'

/**
 * Puts many rows into a portal's database for the test of a plan, without foreign keys and triggers: those take most of
 * the time of a hundred thousand rows. What a trigger would keep beside them is not there, nor what they refer to.
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

/** One of some values by a number of the row, as an expression without parameters. */
export function pickBy(values: readonly string[], by: string): RawBuilder<unknown> {
  return sql`(array[${sql.join(values.map((value) => sql.lit(value)))}])[1 + (${sql.raw(by)}) % ${sql.lit(values.length)}]`
}
