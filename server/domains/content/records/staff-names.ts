import type { Db } from '../../../db/database.ts'
import { namesOfStaff } from './records.queries.ts'

/** Names of members of staff, by account. */
export async function staffNames(db: Db, accountIds: (string | null)[]): Promise<Map<string, string>> {
  return namesOfStaff(db, accountIds)
}
