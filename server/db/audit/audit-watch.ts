import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { findSetting, putSetting } from '../settings.queries.ts'
import {
  appendAudit,
  findAuditEntry,
  findLastAuditEntry,
  firstHash,
  hasAccounts,
  isAuditSealed,
} from './audit.ts'
import type { AuditAnchors } from './audit-anchors.ts'
import { findBrokenAudit } from './check-audit.ts'

/**
 * What is wrong with the audit: a noted entry is gone or changed, an entry does not follow from the one
 * before it or is not sealed, no entry is sealed, or the notes were forged or are gone.
 */
export type AuditProblem = {
  what: 'cut' | 'broken' | 'unsealed' | 'notes' | 'notesGone'
  position: number | null
}

/** Where the database keeps the newest noted position, to detect a missing note in the data folder. */
const notedKey = 'auditNoted'
/** Held while a note is written, so that no node overwrites another's note with an older one. */
export const noteLock = 4_202
/** An entry that the database's owner removes before it was noted is never missed. */
const noteEveryMs = 5_000

/**
 * Checks whether everything noted outside of the database is still in it, and whether later entries follow
 * from the newest note.
 * @param reading `whole` reads every entry, `new` those since the newest note, `noted` only what was noted
 */
export async function findAuditProblem(
  db: Db,
  noted: AuditAnchors,
  reading: 'whole' | 'new' | 'noted',
): Promise<AuditProblem | null> {
  // Read before the notes, which hold at least as much by then.
  const lastNoted = await findNotedPosition(db)
  const { newest, isForged, seenUpTo } = noted.read()
  if (isForged) return { what: 'notes', position: null }
  const known = Math.max(lastNoted, seenUpTo)
  if (known > (newest?.position ?? 0)) return { what: 'notesGone', position: known }
  // Whatever the database says: it is noted from before its first entry on, which nobody's account comes before.
  if (!newest && (await findLastAuditEntry(db)))
    return { what: (await isAuditSealed(db)) ? 'notesGone' : 'unsealed', position: null }
  if (!newest && (await hasAccounts(db))) return { what: 'notesGone', position: null }
  if (newest && newest.position > 0 && (await findAuditEntry(db, newest.position))?.hash !== newest.hash)
    return { what: 'cut', position: newest.position }
  if (reading === 'noted') return null
  const after =
    newest && reading === 'new'
      ? { position: newest.position, hash: Buffer.from(newest.hash, 'hex') }
      : undefined
  const broken = await findBrokenAudit(db, after)
  return broken === null ? null : { what: 'broken', position: broken }
}

/**
 * Notes the newest entry outside of the database, unless something is wrong: then nothing is noted, so that
 * the problem is reported until somebody accepts it. The first note is made while there is no entry; where
 * entries exist without a note, only an operator can say whose they are.
 */
export async function noteAudit(db: Db, noted: AuditAnchors): Promise<AuditProblem | null> {
  const problem = await findAuditProblem(db, noted, 'new')
  if (problem) return problem
  await note(db, noted)
  return null
}

/**
 * Notes the newest entry every few seconds while a node runs, and once more when it stops. It depends on
 * nothing stored in the database, whose owner could remove it. Problems stop the noting.
 */
export function keepAuditNoted(db: Db, noted: AuditAnchors): { stop(): Promise<void> } {
  let noting: Promise<unknown> = Promise.resolve()
  const noteNow = () => {
    noting = noting.then(() => noteAudit(db, noted)).catch(() => null)
    return noting
  }
  const timer = setInterval(() => void noteNow(), noteEveryMs)
  return {
    async stop() {
      clearInterval(timer)
      await noteNow()
    },
  }
}

/** Writes the file first: if the database's position is lost, the note covers more than it must. */
async function note(db: Db, noted: AuditAnchors, isAccepted = false): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${noteLock})`.execute(trx)
    const last = (await findLastAuditEntry(trx)) ?? { position: 0, hash: firstHash.toString('hex') }
    const isNewer = last.position > (noted.read().newest?.position ?? -1)
    if (!isNewer && !isAccepted) return
    const at = new Date().toISOString()
    noted.note({ at, ...last, acceptedAt: isAccepted ? at : noted.read().newest?.acceptedAt })
    await putSetting(trx, notedKey, { position: last.position })
  })
}

async function findNotedPosition(db: Db): Promise<number> {
  const found = (await findSetting(db, notedKey))?.value as { position?: unknown } | undefined
  return typeof found?.position === 'number' ? found.position : 0
}

/** Accepts the audit as it stands, after somebody has found the cause. What is broken stays broken. */
export async function acceptAudit(db: Db, noted: AuditAnchors): Promise<void> {
  await db.transaction().execute((trx) =>
    appendAudit(trx, [
      {
        accountId: null,
        teamId: null,
        requestId: randomUUID(),
        kind: 'audit.accepted',
        subjectKind: 'portal',
        subjectId: 'audit',
        before: null,
        after: null,
      },
    ]),
  )
  await note(db, noted, true)
}

/** One line for the operator. */
export function auditProblemLine({ what, position }: AuditProblem): string {
  const lines = {
    cut: `entry ${position} was noted outside of the database and is gone, or another one`,
    broken: `the chain breaks at entry ${position}`,
    notes: 'audit-anchors.log in the data folder was written by somebody without the keys',
    unsealed: 'no entry is sealed: written before there were seals, or anew by somebody without the keys',
    notesGone:
      position === null
        ? 'audit-anchors.log in the data folder is gone, and the portal has entries or accounts'
        : `audit-anchors.log in the data folder is gone or older, entry ${position} was noted there`,
  }
  return `Audit: ${lines[what]}`
}

const changed = [
  '审计记录与门户以外记下的不一致：有人改动了数据库，或者恢复了较旧的备份。查明之前请保留现场。',
  'Somebody has changed the database, or an older backup was restored. Keep everything as it is until',
  'you know which. npm run audit:verify reads all of it; -- --accept takes it as it stands.',
]
const withoutNotes = [
  '可能是有人拿走或换掉了这份文件，恢复了较旧的数据目录，这次启动用了另一个数据目录，',
  '或者这个目录来自还不写这份文件的版本。查明之前请保留现场。',
  'Somebody has taken or replaced that file, an older data folder was restored, this start uses another data folder',
  'than the portal had, or the folder is of a release that kept no such file. Keep everything as it is until',
  'you know which. npm run audit:verify reads all of it; -- --accept takes it as it stands.',
]

/** Lines for the operator: what may be behind it, in both languages, and what to do. */
export function auditProblemCauses({ what }: AuditProblem): readonly string[] {
  return what === 'notesGone' ? withoutNotes : changed
}
