/**
 * `npm run audit:verify` reads the whole audit and says whether its chain holds: each entry follows from the
 * one before it and is sealed by a key of the portal, and everything that was noted in the data folder is
 * still there. It prints the last entry as `position:hash`, as the daily mail does; when a later run gets
 * that value with `--noted`, it also detects that the notes are gone. `--accept` accepts the audit as it
 * stands, after a restored backup for example. The portal may be running or not.
 */
import { parseArgs } from 'node:util'
import { type AuditPlace, findAuditEntry, findLastAuditEntry } from '../server/db/audit/audit.ts'
import { type AuditAnchors, auditAnchorsPath, openAuditAnchors } from '../server/db/audit/audit-anchors.ts'
import { acceptAudit, auditProblemLine, findAuditProblem } from '../server/db/audit/audit-watch.ts'
import type { Db } from '../server/db/database.ts'
import { readConfig } from '../server/env.ts'
import { StartError } from '../server/start-error.ts'
import { withPortal } from './reach-database.ts'
import { runCommand } from './run-command.ts'

const usage = 'Expects nothing, --noted <position>:<hash> as an earlier run printed it, or --accept'

await runCommand(async () => {
  const { noted, accepts } = readArguments()
  const config = readConfig(process.env)
  await withPortal(config, async ({ db, cipher }) => {
    const anchors = openAuditAnchors(auditAnchorsPath(config), cipher)
    if (accepts) await acceptAudit(db, anchors)
    await verify(db, anchors, noted)
  })
})

async function verify(db: Db, anchors: AuditAnchors, noted: AuditPlace | null): Promise<void> {
  const problem = await findAuditProblem(db, anchors, 'whole')
  if (problem) throw new StartError(auditProblemLine(problem))
  if (noted && (await findAuditEntry(db, noted.position))?.hash !== noted.hash) {
    throw new StartError(`Audit: entry ${noted.position} is not the one that was noted`)
  }
  const last = await findLastAuditEntry(db)
  console.log(
    last
      ? `Audit: ${last.position} entries, the chain holds\nLast entry ${last.position}:${last.hash}`
      : 'Audit: no entries',
  )
}

function readArguments(): { noted: AuditPlace | null; accepts: boolean } {
  const options = { noted: { type: 'string' }, accept: { type: 'boolean' } } as const
  try {
    const { noted, accept = false } = parseArgs({ options }).values
    return { noted: noted === undefined ? null : readPlace(noted), accepts: accept }
  } catch {
    throw new StartError(usage)
  }
}

function readPlace(noted: string): AuditPlace {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(noted) ?? []
  if (!position || !hash) throw new StartError(usage)
  return { position: Number(position), hash }
}
