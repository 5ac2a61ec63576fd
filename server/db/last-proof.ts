import { sql } from 'kysely'
import type { Db } from './database.ts'
import { findSetting, putSetting } from './settings.queries.ts'

const key = 'backupProved'
/** A proof that is older is warned of. */
export const backupGoodDays = 7

/** The newest backup that was restored elsewhere and found equal. */
export type ProvedBackup = {
  /** The moment that it holds, as ISO 8601. */
  takenAt: string
  /** By the database's clock. */
  ageDays: number
}

/** Records a backup that was proved, unless a newer one was before. */
export async function noteProof(db: Db, takenAt: string): Promise<void> {
  const found = await findProof(db)
  if (found && found.takenAt >= takenAt) return
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  await putSetting(db, key, { takenAt, provedAt: rows[0]?.now.toISOString() })
}

/** Null where no backup was ever proved. */
export async function findProof(db: Db): Promise<ProvedBackup | null> {
  const takenAt = ((await findSetting(db, key))?.value as { takenAt?: unknown } | undefined)?.takenAt
  if (typeof takenAt !== 'string') return null
  const { rows } = await sql<{ days: number }>`
    select greatest(0, floor(extract(epoch from now() - ${takenAt}::timestamptz) / 86400))::int as days`.execute(
    db,
  )
  return { takenAt, ageDays: rows[0]?.days ?? 0 }
}
