import { sql } from 'kysely'
import type { TestPortal } from '../portal/portal.ts'

/** The decrypted reasons beside the entries about a subject, in the order of the entries. */
export async function auditReasonsOf(portal: TestPortal, subjectId: string): Promise<string[]> {
  const { rows } = await sql<{ sealed: string }>`select reason_encrypted as sealed from audit_reasons
    join audit_events using (position) where subject_id = ${subjectId} order by position`.execute(portal.db)
  return rows.map(({ sealed }) => portal.services.cipher.decrypt(sealed, 'audit_reasons.reason'))
}
