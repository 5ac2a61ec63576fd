import type { Db } from '../../db/database.ts'
import { findOpenTicketSince, type TicketRow } from './feedback.queries.ts'

/** The ticket in the name of an account that came since then and is not closed. */
export async function openTicketSince(db: Db, accountId: string, since: Date): Promise<TicketRow | null> {
  return (await findOpenTicketSince(db, accountId, since)) ?? null
}
