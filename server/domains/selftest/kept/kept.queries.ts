import { type Insertable, sql } from 'kysely'
import type { SelftestUse } from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { Db } from '../../../db/database.ts'
import type { databaseClock } from '../../../db/database-clock.ts'
import type { SelftestTables } from '../../../db/tables/selftest.ts'
import { type ResultRow, resultsWithVersion } from '../results.queries.ts'

/** Tests that a team keeps, the latest first. */
export async function listKept(
  db: Db,
  teamId: string,
  use: SelftestUse,
  limit: number,
): Promise<ResultRow[]> {
  return resultsWithVersion(db)
    .where('r.team_id', '=', teamId)
    .where('r.selftest_use', '=', use)
    .orderBy('r.finished_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute()
}

export async function findKept(db: Db, teamId: string, id: string): Promise<ResultRow | undefined> {
  return resultsWithVersion(db).where('r.team_id', '=', teamId).where('r.id', '=', id).executeTakeFirst()
}

export type Kept = Pick<
  ResultRow,
  | 'version_id'
  | 'selftest_use'
  | 'entity_type'
  | 'organisation_size'
  | 'answers'
  | 'links_encrypted'
  | 'started_at'
> & { team_id: string; kept_from: string | null; finished_at: Date | typeof databaseClock | null }

/** Stores a result for a team; one that was kept of the same test before is replaced. @returns its id */
export async function storeKept(db: Db, { answers, ...kept }: Kept & { advised: number[] }): Promise<string> {
  const given = JSON.stringify(answers)
  const { id } = await db
    .insertInto('selftest_results')
    .values({ ...kept, answers: given, browser_hash: null })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'kept_from'])
        .where('team_id', 'is not', null)
        .doUpdateSet({ ...kept, answers: given, changed_at: sql<Date>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteStep(db: Db, id: string): Promise<void> {
  await db.deleteFrom('selftest_steps').where('id', '=', id).execute()
}

export async function deleteKept(db: Db, teamId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('selftest_results')
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Score = SelftestTables['selftest_scores']

export async function replaceScores(db: Db, resultId: string, scores: Score[]): Promise<void> {
  await db.deleteFrom('selftest_scores').where('result_id', '=', resultId).execute()
  if (scores.length > 0) await db.insertInto('selftest_scores').values(scores).execute()
}

export async function listScores(db: Db, resultIds: string[]): Promise<Score[]> {
  if (resultIds.length === 0) return []
  return db.selectFrom('selftest_scores').selectAll().where('result_id', 'in', resultIds).execute()
}

/** Adds steps to a plan; one that is open already stays as it is. */
export async function addSteps(
  db: Db,
  steps: Omit<Insertable<SelftestTables['selftest_steps']>, 'due_on'>[],
  dueOn: readonly string[],
): Promise<void> {
  if (steps.length === 0) return
  await db
    .insertInto('selftest_steps')
    .values(steps.map((step, index) => ({ ...step, due_on: dueOn[index] ?? '' })))
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'selftest_use', 'advice']).where('done_at', 'is', null).doNothing(),
    )
    .execute()
}

const mostSteps = 60

/** The steps of a plan with the version that advised them: open ones by their days, then the last done. */
export async function listSteps(db: Db, teamId: string, use: SelftestUse) {
  return db
    .selectFrom('selftest_steps as s')
    .innerJoin('selftest_results as r', 'r.id', 's.result_id')
    .selectAll('s')
    .select('r.version_id')
    .where('s.team_id', '=', teamId)
    .where('s.selftest_use', '=', use)
    .orderBy('s.done_at', (order) => order.desc().nullsFirst())
    .orderBy('s.due_on')
    .orderBy('s.id')
    .limit(mostSteps)
    .execute()
}
export type StepRow = Awaited<ReturnType<typeof listSteps>>[number]

/** Questionnaires by the ids of their versions. */
export async function listVersions(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('selftest_versions')
    .select(['id', 'questionnaire'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, questionnaire }) => [id, questionnaire]))
}

export async function findStep(db: Db, teamId: string, id: string) {
  return db
    .selectFrom('selftest_steps')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Step = SelftestTables['selftest_steps']

/** Whether the same advice waits in another step. */
export async function isAdvisedAgain(
  db: Db,
  {
    id,
    team_id,
    selftest_use,
    advice,
  }: { id: string; team_id: string } & Pick<Step, 'selftest_use' | 'advice'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('selftest_steps')
    .select('id')
    .where('team_id', '=', team_id)
    .where('selftest_use', '=', selftest_use)
    .where('advice', '=', advice)
    .where('done_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

export async function updateStep(
  db: Db,
  id: string,
  { isDone, ...set }: { due_on: string; target_score: number; isDone: boolean },
): Promise<void> {
  await db
    .updateTable('selftest_steps')
    .set({ ...set, done_at: isDone ? sql<Date>`coalesce(done_at, now())` : null })
    .where('id', '=', id)
    .execute()
}
