import type { Db } from '../../../db/database.ts'

export async function insertDecision(
  db: Db,
  decision: {
    application_id: string
    verdict: 'approved' | 'rejected'
    reason_code: string | null
    /** JSON. */
    reason: string | null
    text_encrypted: string | null
    is_reversal: boolean
    decided_by: string
  },
): Promise<void> {
  await db.insertInto('application_decisions').values(decision).execute()
}
