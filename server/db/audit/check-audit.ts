import type { Selectable } from 'kysely'
import type { Db } from '../database.ts'
import type { Database } from '../schema.ts'
import { firstHash, hashOf, recordOf } from './audit.ts'
import { keyOfSeal, sealOf } from './audit-seal.ts'

type Entry = Selectable<Database['audit_events']>
type WithReason = Entry & { reason_encrypted: string | null }
type Place = { position: number; hash: Buffer }

/**
 * The first position at which the audit does not hold; null where all of it does: each entry follows from the
 * one before it, and from the first sealed one on each is sealed by a known key, or by a key that a later
 * sealed entry retires. A later entry vouches for what was masked since.
 * @param after an entry that is known to be right: only later entries are read
 */
export async function findBrokenAudit(db: Db, after?: Place): Promise<number | null> {
  const seals = readSeals(db, after !== undefined)
  const masks = readMasks()
  let previous = after?.hash ?? firstHash
  let position = after?.position ?? 0
  for (;;) {
    const rows = await db
      .selectFrom('audit_events')
      .leftJoin('audit_reasons', 'audit_reasons.position', 'audit_events.position')
      .selectAll('audit_events')
      .select('audit_reasons.reason_encrypted')
      .where('audit_events.position', '>', position)
      .orderBy('audit_events.position')
      .limit(1000)
      .execute()
    if (rows.length === 0) return masks.firstOpen() ?? seals.firstUnvouched()
    for (const row of rows) {
      position += 1
      if (row.position !== position || !seals.accept(row) || !isReasonOf(db, row))
        return masks.firstOpen() ?? position
      masks.accept(row, hashOf(previous, position, row.at, recordOf(row)))
      previous = row.hash
    }
  }
}

/** Whether the reason beside an entry, if any, is the one that it was made with. */
function isReasonOf(db: Db, { after, reason_encrypted: sealed }: WithReason): boolean {
  return (
    sealed === null ||
    sealOf(db).openReason(sealed, (after as { reasonHash?: unknown } | null)?.reasonHash) !== null
  )
}

/** Checks seals in order. */
function readSeals(db: Db, isSealed: boolean) {
  const seal = sealOf(db)
  let mustBeSealed = isSealed
  /** The first position of each unknown key. A later entry must retire that key. */
  const unvouched = new Map<string, number>()
  return {
    accept(row: Entry): boolean {
      if (row.seal === null) return !mustBeSealed
      mustBeSealed = true
      const check = seal.check(row.hash, row.seal)
      const key = keyOfSeal(row.seal)
      if (check === 'unknownKey' && !unvouched.has(key)) unvouched.set(key, row.position)
      if (check === 'ours') for (const retired of retiredBy(row)) unvouched.delete(retired)
      return check !== 'wrong'
    },
    firstUnvouched: () => (unvouched.size === 0 ? null : Math.min(...unvouched.values())),
  }
}

/**
 * Checks each entry's hash against its content. Where they differ, a later sealed entry has to state that
 * something was masked there, and the present content.
 */
function readMasks() {
  const open = new Map<number, string>()
  return {
    accept(row: Entry, said: Buffer): void {
      if (!row.hash.equals(said)) open.set(row.position, said.toString('hex'))
      else if (row.seal !== null)
        for (const { position, hash } of maskedBy(row)) if (open.get(position) === hash) open.delete(position)
    },
    firstOpen: () => (open.size === 0 ? null : Math.min(...open.keys())),
  }
}

function maskedBy({ kind, after }: Entry): { position: number; hash: string }[] {
  return kind === 'audit.masked' ? (after as { masked: { position: number; hash: string }[] }).masked : []
}

/** Keys that `npm run keys:rotate -- --retire` has retired. */
function retiredBy({ kind, after }: Entry): string[] {
  if (kind !== 'keys.rotated') return []
  const { retired } = (after ?? {}) as { retired?: unknown }
  return Array.isArray(retired) ? retired.map(String) : []
}
