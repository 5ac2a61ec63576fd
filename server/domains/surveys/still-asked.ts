import type { Db } from '../../db/database.ts'
import { findMine } from './my-surveys.queries.ts'

/** Whether a survey that somebody was told of is still theirs: they are in its group, or have answered it. */
export async function isStillAsked(db: Db, accountId: string, surveyId: string): Promise<boolean> {
  return (await findMine(db, accountId, surveyId)) !== undefined
}
