import { type Insertable, sql, type Updateable } from 'kysely'
import type { SelftestUse } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { Db } from '../../db/database.ts'
import { endOfTerm } from '../../db/retention.ts'
import type { SelftestTables } from '../../db/tables/selftest.ts'

type Results = SelftestTables['selftest_results']

/** The id of a version, which is added where nobody has answered it yet. */
export async function keepVersion(
  db: Db,
  version: Insertable<SelftestTables['selftest_versions']>,
): Promise<string> {
  await db
    .insertInto('selftest_versions')
    .values(version)
    .onConflict((conflict) =>
      conflict
        .column('content_hash')
        .doUpdateSet({ basis: version.basis })
        .where('selftest_versions.basis', 'is', null),
    )
    .execute()
  const { id } = await db
    .selectFrom('selftest_versions')
    .select('id')
    .where('content_hash', '=', version.content_hash)
    .executeTakeFirstOrThrow()
  return id
}

/** Results with the version that they answer. */
export function resultsWithVersion(db: Db) {
  return db
    .selectFrom('selftest_results as r')
    .innerJoin('selftest_versions as v', 'v.id', 'r.version_id')
    .selectAll('r')
    .select(['v.questionnaire', 'v.content_hash'])
}

/** The browser's latest test of a use with the version that it answers; locked for a write. */
export async function findLatestResult(
  db: Db,
  browserHash: Buffer,
  use: SelftestUse,
  { isLocked = false } = {},
) {
  const query = resultsWithVersion(db)
    .where('r.browser_hash', '=', browserHash)
    .where('r.selftest_use', '=', use)
    .orderBy('r.id', 'desc')
    .limit(1)
  return (isLocked ? query.forUpdate('r') : query).executeTakeFirst()
}

export type ResultRow = NonNullable<Awaited<ReturnType<typeof findLatestResult>>>

/** Begins a test; one that the browser has not finished yet goes on with its version and answers. */
export async function beginResult(
  db: Db,
  row: Pick<
    Insertable<Results>,
    'browser_hash' | 'selftest_use' | 'version_id' | 'entity_type' | 'organisation_size'
  >,
): Promise<void> {
  const { entity_type, organisation_size } = row
  await db
    .insertInto('selftest_results')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['browser_hash', 'selftest_use'])
        .where('finished_at', 'is', null)
        .doUpdateSet({ entity_type, organisation_size, changed_at: sql<Date>`now()` }),
    )
    .execute()
}

/** @param row.advised what a finished test advises; null for one that is not finished */
export async function saveAnswers(
  db: Db,
  id: string,
  {
    advised,
    ...set
  }: Pick<Updateable<Results>, 'answers' | 'links_encrypted'> & { advised: number[] | null },
): Promise<void> {
  await db
    .updateTable('selftest_results')
    .set({ ...set, changed_at: sql<Date>`now()` })
    .$if(advised !== null, (query) =>
      query.set({ advised: advised ?? [], finished_at: sql<Date>`coalesce(finished_at, now())` }),
    )
    .where('id', '=', id)
    .execute()
}

/** Notes that advice of a finished test was followed; of what it did not advise nothing is noted. */
export async function noteOpened(
  db: Db,
  { browserHash, use, advice }: { browserHash: Buffer; use: SelftestUse; advice: number },
): Promise<void> {
  await db
    .updateTable('selftest_results')
    .set({ opened: sql<number[]>`opened || ${advice}::integer` })
    .where('browser_hash', '=', browserHash)
    .where('selftest_use', '=', use)
    .where(sql<boolean>`${advice}::integer = any(advised) and not ${advice}::integer = any(opened)`)
    .execute()
}

/** Every test of the browser of this use, with its answers. */
export async function deleteResults(db: Db, browserHash: Buffer, use: SelftestUse): Promise<void> {
  await db
    .deleteFrom('selftest_results')
    .where('browser_hash', '=', browserHash)
    .where('selftest_use', '=', use)
    .execute()
}

/**
 * Browsers' tests that nobody has gone on with for the term, what teams kept whose last member has left, links
 * that have ended, and versions that no test is left of.
 */
export async function deleteOldResults(db: Db): Promise<void> {
  await db
    .deleteFrom('selftest_results')
    .where('team_id', 'is', null)
    .where('changed_at', '<', endOfTerm('selftests'))
    .execute()
  await db
    .deleteFrom('selftest_results as r')
    .where('r.team_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as m')
            .select('m.account_id')
            .whereRef('m.team_id', '=', 'r.team_id')
            .where('m.left_at', 'is', null),
        ),
      ),
    )
    .execute()
  await db.deleteFrom('selftest_rounds').where('closes_at', '<', endOfTerm('selftestRounds')).execute()
  await db.deleteFrom('selftest_shares').where('expires_at', '<', sql<Date>`now()`).execute()
  await db
    .deleteFrom('selftest_versions as v')
    .where('created_at', '<', endOfTerm('selftests'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('selftest_results as r').select('r.id').whereRef('r.version_id', '=', 'v.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('selftest_rounds as o').select('o.id').whereRef('o.version_id', '=', 'v.id'))),
    )
    .execute()
}
