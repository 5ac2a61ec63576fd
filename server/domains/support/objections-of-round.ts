import type { ObjectionResult } from '../../../shared/rules/feedback.ts'
import type { CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { barFrom } from './barred.queries.ts'
import { listObjections, listUpholders } from './feedback.queries.ts'

type Objection = {
  ticketId: string
  /** Null for the list as a whole. */
  entryId: string | null
  isOpen: boolean
  isLate: boolean
  result: ObjectionResult | null
  /** Public. */
  reason: string | null
  resultedAt: Date | null
}

/** The objections to a round, in the order in which they came; without those that were withdrawn. */
export async function objectionsOfRound(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  round: number,
): Promise<Objection[]> {
  const rows = await listObjections(db, round)
  return rows.map((row) => ({
    ticketId: row.id,
    entryId: row.entry_id,
    isOpen: row.result === null,
    isLate: row.is_late,
    result: row.result,
    reason:
      row.result_reason_encrypted &&
      services.cipher.decrypt(row.result_reason_encrypted, 'feedback_tickets.result_reason'),
    resultedAt: row.resulted_at,
  }))
}

/** Bars a person who now decides about a round from every objection to it. */
export async function barDecider(db: Db, round: number, accountId: string): Promise<void> {
  for (const { id } of await listObjections(db, round)) await barFrom(db, id, [accountId], 'decided')
}

/** Who upheld an objection to an entry, or to its list as a whole: they have no part in what is decided instead. */
export async function upholdersOf(db: Db, round: number, entryId: string): Promise<string[]> {
  return listUpholders(db, round, entryId)
}
