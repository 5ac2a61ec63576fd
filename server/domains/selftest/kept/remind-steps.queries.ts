import { sql } from 'kysely'
import { selftestTerms } from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { Db } from '../../../db/database.ts'
import { notAmong } from '../../../db/not-among.ts'

const isDue = sql<boolean>`(
  s.done_at is null
  and s.reminded_for is distinct from s.due_on
  and s.due_on <= (now() at time zone 'Asia/Shanghai')::date + ${selftestTerms.remindDays}::int
)`

export async function listDueSteps(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('selftest_steps as s')
    .select('s.id')
    .where(isDue)
    .where(notAmong('s.id', waiting))
    .orderBy('s.id')
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes a step that is due, and notes that its team is told. */
export async function lockDueStep(db: Db, id: string) {
  const step = await db
    .selectFrom('selftest_steps as s')
    .innerJoin('selftest_results as r', 'r.id', 's.result_id')
    .innerJoin('selftest_versions as v', 'v.id', 'r.version_id')
    .select(['s.team_id', 's.selftest_use', 's.advice', 's.due_on', 'v.questionnaire'])
    .where('s.id', '=', id)
    .where(isDue)
    .forUpdate('s')
    .skipLocked()
    .executeTakeFirst()
  if (step)
    await db.updateTable('selftest_steps').set({ reminded_for: step.due_on }).where('id', '=', id).execute()
  return step
}
