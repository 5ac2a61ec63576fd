import { randomUUID } from 'node:crypto'
import { appendAudit, findAuditEntries, findLastAuditEntry, isAuditSealed } from './audit.ts'
import type { AuditAnchor, AuditAnchors } from './audit-anchors.ts'
import { findBrokenAudit } from './check-audit.ts'
import type { Db } from './database.ts'
import { findSetting, putSetting } from './settings.queries.ts'

/**
 * What is wrong with the audit: an entry that was noted is gone or another one, an entry does not follow from the one
 * before it or is not sealed, the notes themselves were written by somebody else, or are gone.
 */
export type AuditProblem = { what: 'cut' | 'broken' | 'notes' | 'notesGone'; position: number | null }

/** Where the database keeps the newest position that was noted in a place, so that it knows what is missing there. */
const notedKey = ({ place }: AuditAnchors) => `auditNoted ${place}`

/**
 * Looks whether everything noted outside of the database is still in it, and whether what came since the newest note
 * follows from it.
 * @param reading `whole` reads every entry, `new` those since the newest note, `noted` only what was noted
 */
export async function findAuditProblem(
  db: Db,
  noted: AuditAnchors,
  reading: 'whole' | 'new' | 'noted',
): Promise<AuditProblem | null> {
  const { anchors, isForged } = noted.read()
  if (isForged) return { what: 'notes', position: null }
  const lastNoted = await findNotedPosition(db, noted)
  if (lastNoted > (anchors.at(-1)?.position ?? 0)) return { what: 'notesGone', position: lastNoted }
  const found = await findAuditEntries(
    db,
    anchors.map(({ position }) => position),
  )
  const gone = anchors.find(({ position, hash }) => found.get(position) !== hash)
  if (gone) return { what: 'cut', position: gone.position }
  if (reading === 'noted') return null
  const newest = reading === 'new' ? anchors.at(-1) : undefined
  const after = newest && { position: newest.position, hash: Buffer.from(newest.hash, 'hex') }
  const broken = await findBrokenAudit(db, after)
  return broken === null ? null : { what: 'broken', position: broken }
}

/**
 * Notes the newest entry outside of the database, unless something is wrong: then nothing is noted, so that it is told
 * again until somebody accepts it. The chain that was written before there were seals gets its first one here.
 */
export async function noteAudit(db: Db, noted: AuditAnchors): Promise<AuditProblem | null> {
  const problem = await findAuditProblem(db, noted, 'new')
  if (problem) return problem
  if ((await findLastAuditEntry(db)) && !(await isAuditSealed(db))) await enter(db, 'audit.sealed')
  const last = await findLastAuditEntry(db)
  if (last && noted.read().anchors.at(-1)?.position !== last.position) await note(db, noted, anchorOf(last))
  return null
}

/** The file first: where the database's word is lost, the notes hold more than they have to. */
async function note(db: Db, noted: AuditAnchors, anchor: AuditAnchor): Promise<void> {
  noted.note(anchor)
  await putSetting(db, notedKey(noted), { position: anchor.position })
}

async function findNotedPosition(db: Db, noted: AuditAnchors): Promise<number> {
  const found = (await findSetting(db, notedKey(noted)))?.value as { position?: unknown } | undefined
  return typeof found?.position === 'number' ? found.position : 0
}

/** Takes the audit as it stands, after somebody has found out why it does not fit. What is broken stays broken. */
export async function acceptAudit(db: Db, noted: AuditAnchors): Promise<void> {
  await enter(db, 'audit.accepted')
  const last = await findLastAuditEntry(db)
  if (last) await note(db, noted, { ...anchorOf(last), accepted: true })
}

function anchorOf(last: { position: number; hash: string }): AuditAnchor {
  return { at: new Date().toISOString(), ...last }
}

async function enter(db: Db, kind: 'audit.sealed' | 'audit.accepted'): Promise<void> {
  await db.transaction().execute((trx) =>
    appendAudit(trx, [
      {
        accountId: null,
        teamId: null,
        requestId: randomUUID(),
        kind,
        subjectKind: 'portal',
        subjectId: 'audit',
        before: null,
        after: null,
      },
    ]),
  )
}

/** For the operator, in a line. */
export function auditProblemLine({ what, position }: AuditProblem): string {
  const lines = {
    cut: `entry ${position} was noted outside of the database and is gone, or another one`,
    broken: `the chain breaks at entry ${position}`,
    notes: 'audit-anchors.log in the data folder was written by somebody without the keys',
    notesGone: `audit-anchors.log in the data folder is gone or shorter, entry ${position} was noted there`,
  }
  return `Audit: ${lines[what]}`
}
