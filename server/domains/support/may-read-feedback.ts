import { ApiError } from '../../../shared/contract/errors.ts'
import type { Db } from '../../db/database.ts'
import { isBarred } from './barred.queries.ts'

/** Whoever a complaint is about does not read what was sent with it either. @throws ApiError `notAvailable` */
export async function mayReadFeedback(db: Db, ticketId: string | null, accountId: string): Promise<void> {
  if (!ticketId || (await isBarred(db, ticketId, accountId))) throw new ApiError('notAvailable')
}
