import type { Db } from '../../../db/database.ts'
import { cancelDeletion } from './deletion.queries.ts'

/** Calls off what an account that could not sign in could not call off itself; its owner may ask for it again. */
export async function callOffDeletion(db: Db, accountId: string): Promise<void> {
  await cancelDeletion(db, accountId)
}
