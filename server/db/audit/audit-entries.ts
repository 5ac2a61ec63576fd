import type { AuditEntry } from '../../context.ts'
import type { Db } from '../database.ts'
import { type AuditRecord, appendAudit } from './audit.ts'

/** The actor, and the request or job: what an entry records unless it says otherwise. */
type ActedBy = Pick<AuditRecord, 'accountId' | 'teamId' | 'requestId'>

/** Appends the entries that verbs have collected. Called last in a transaction, as `appendAudit` is. */
export async function appendEntries(db: Db, entries: readonly AuditEntry[], by: ActedBy): Promise<void> {
  await appendAudit(
    db,
    entries.map(
      ({ accountId = by.accountId, teamId = by.teamId, before = null, after = null, ...entry }) => ({
        ...entry,
        accountId,
        teamId,
        requestId: by.requestId,
        before,
        after,
      }),
    ),
  )
}
