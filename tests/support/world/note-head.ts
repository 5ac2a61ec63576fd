import { findLastAuditEntry, firstHash } from '../../../server/db/audit/audit.ts'
import type { AuditAnchors } from '../../../server/db/audit/audit-anchors.ts'
import type { Db } from '../../../server/db/database.ts'

/** Notes the audit's head, as if a node had run since before the first entry of a test's database. */
export async function noteHead(db: Db, noted: AuditAnchors): Promise<void> {
  const last = (await findLastAuditEntry(db)) ?? { position: 0, hash: firstHash.toString('hex') }
  if (!noted.read().newest) noted.note({ at: new Date().toISOString(), ...last })
}
