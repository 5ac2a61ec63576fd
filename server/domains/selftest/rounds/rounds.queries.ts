import { type Insertable, sql } from 'kysely'
import type { SelftestUse } from '../../../../shared/rules/selftest/selftest-facets.ts'
import { selftestTerms } from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { Db } from '../../../db/database.ts'
import type { SelftestTables } from '../../../db/tables/selftest.ts'

type Rounds = SelftestTables['selftest_rounds']

function rounds(db: Db) {
  return db
    .selectFrom('selftest_rounds as o')
    .innerJoin('selftest_versions as v', 'v.id', 'o.version_id')
    .selectAll('o')
    .select(['v.questionnaire', sql<boolean>`o.closes_at <= now()`.as('is_closed')])
}

/** The round of a team, one by its id or the only one of a use; locked for a write. */
export async function findTeamRound(
  db: Db,
  teamId: string,
  which: { id: string } | { use: SelftestUse },
  { isLocked = false } = {},
) {
  const query = rounds(db)
    .where('o.team_id', '=', teamId)
    .where('id' in which ? 'o.id' : 'o.selftest_use', '=', 'id' in which ? which.id : which.use)
  return (isLocked ? query.forUpdate('o') : query).executeTakeFirst()
}

export async function findRoundByToken(db: Db, tokenHash: Buffer, { isLocked = false } = {}) {
  const query = rounds(db).where('o.token_hash', '=', tokenHash)
  return (isLocked ? query.forUpdate('o') : query).executeTakeFirst()
}

export type RoundRow = NonNullable<Awaited<ReturnType<typeof findRoundByToken>>>

/** Opens a round. @returns its id, undefined where the team has one of this use */
export async function addRound(
  db: Db,
  round: Omit<Insertable<Rounds>, 'closes_at'>,
): Promise<string | undefined> {
  const row = await db
    .insertInto('selftest_rounds')
    .values({ ...round, closes_at: sql<Date>`now() + make_interval(days => ${selftestTerms.roundDays})` })
    .onConflict((conflict) => conflict.columns(['team_id', 'selftest_use']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function removeRound(db: Db, id: string): Promise<void> {
  await db.deleteFrom('selftest_rounds').where('id', '=', id).execute()
}

/** What colleagues have answered in a round, in no order that says who came first. */
export async function listAnswered(db: Db, roundId: string) {
  return db
    .selectFrom('selftest_results')
    .select(['browser_hash', 'answers', 'links_encrypted', 'finished_at'])
    .where('round_id', '=', roundId)
    .orderBy('browser_hash')
    .execute()
}

/** Begins a test of a round; one that the browser has not finished becomes part of the round. */
export async function beginInRound(db: Db, round: RoundRow, browserHash: Buffer): Promise<void> {
  const { version_id, selftest_use, entity_type, organisation_size, id: round_id } = round
  const begun = { version_id, entity_type, organisation_size, round_id }
  const ifSame = (column: string, otherwise: ReturnType<typeof sql>) =>
    sql`case when selftest_results.version_id = excluded.version_id
      then selftest_results.${sql.ref(column)} else ${otherwise} end`
  await db
    .insertInto('selftest_results')
    .values({ ...begun, selftest_use, browser_hash: browserHash })
    .onConflict((conflict) =>
      conflict
        .columns(['browser_hash', 'selftest_use'])
        .where('finished_at', 'is', null)
        .doUpdateSet({
          ...begun,
          // Answers to other questions do not count.
          answers: ifSame('answers', sql`'{}'::jsonb`) as never,
          links_encrypted: ifSame('links_encrypted', sql`null`) as never,
          changed_at: sql<Date>`now()`,
        }),
    )
    .execute()
}
