import type { Db } from '../../db/database.ts'
import { findMine } from './my-surveys.queries.ts'

/** Whether a survey is still the account's: it is in the group, or has answered. */
export async function isStillAsked(db: Db, accountId: string, surveyId: string): Promise<boolean> {
  return (await findMine(db, accountId, surveyId)) !== undefined
}
