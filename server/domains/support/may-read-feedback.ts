import { ApiError } from '../../../shared/contract/errors.ts'
import type { Db } from '../../db/database.ts'
import { isBarred } from './barred.queries.ts'

/** A person whom a complaint is about must not read its attachments. @throws ApiError `notAvailable` */
export async function mayReadFeedback(db: Db, ticketId: string | null, accountId: string): Promise<void> {
  if (!ticketId || (await isBarred(db, ticketId, accountId))) throw new ApiError('notAvailable')
}
