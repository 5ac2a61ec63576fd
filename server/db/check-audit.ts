import type { Selectable } from 'kysely'
import { firstHash, hashOf } from './audit.ts'
import { keyOfSeal, sealOf } from './audit-seal.ts'
import type { Db } from './database.ts'
import type { Database } from './schema.ts'

type Entry = Selectable<Database['audit_events']>
type Place = { position: number; hash: Buffer }

/**
 * The first position at which the audit does not hold, null where all of it does: each entry follows from the one before
 * it, and from the first that is sealed on each is sealed by a key that is known here, or was taken out of use later by
 * an entry that is.
 * @param after an entry that is known to be right: only what follows it is read
 */
export async function findBrokenAudit(db: Db, after?: Place): Promise<number | null> {
  const seals = readSeals(db, after !== undefined)
  let previous = after?.hash ?? firstHash
  let position = after?.position ?? 0
  for (;;) {
    const rows = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('position', '>', position)
      .orderBy('position')
      .limit(1000)
      .execute()
    if (rows.length === 0) return seals.firstUnvouched()
    for (const row of rows) {
      position += 1
      const expected = hashOf(previous, position, row.at, {
        accountId: row.account_id,
        teamId: row.team_id,
        requestId: row.request_id,
        kind: row.kind,
        subjectKind: row.subject_kind,
        subjectId: row.subject_id,
        before: row.before as Record<string, unknown> | null,
        after: row.after as Record<string, unknown> | null,
      })
      if (row.position !== position || !row.hash.equals(expected) || !seals.accept(row)) return position
      previous = row.hash
    }
  }
}

/** Reads seal by seal, in order. */
function readSeals(db: Db, isSealed: boolean) {
  const seal = sealOf(db)
  let mustBeSealed = isSealed
  /** By keys that are not known here: where each was met first. They need an entry that takes their key out of use. */
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

/** Keys that `npm run keys:rotate -- --retire` has taken out of use. */
function retiredBy({ kind, after }: Entry): string[] {
  if (kind !== 'keys.rotated') return []
  const { retired } = (after ?? {}) as { retired?: unknown }
  return Array.isArray(retired) ? retired.map(String) : []
}
