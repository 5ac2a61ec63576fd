import type { CallContext } from '../../../context.ts'
import { staffNames } from '../../content/records/staff-names.ts'
import { listJudges } from './standings.queries.ts'

/** The names of judges, by their id. */
export async function namesOfJudges(
  { db }: Pick<CallContext, 'db'>,
  judgeIds: readonly string[],
): Promise<Map<string, string>> {
  const judges = await listJudges(db, judgeIds)
  const names = await staffNames(
    db,
    judges.map((judge) => judge.account_id),
  )
  return new Map(judges.map((judge) => [judge.id, names.get(judge.account_id) ?? '']))
}
