import type { Db } from '../../../db/database.ts'
import { otherSideOf } from './super-admin-change.policy.ts'
import { listCoolingChangesOf } from './super-admin-change.queries.ts'

/** Super admin changes that wait for this account's answer. */
export async function listChangesToAnswer(db: Db, accountId: string) {
  const changes = await listCoolingChangesOf(db, accountId)
  return changes.filter((change) => otherSideOf(change) === accountId)
}
