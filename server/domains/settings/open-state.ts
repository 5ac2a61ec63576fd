import { z } from 'zod'
import { isoDate } from '../../../shared/contract/content/fields.ts'
import type { Actor } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { findSetting, saveSetting } from '../../db/settings.queries.ts'
import { isUsed } from './open-state.queries.ts'

const openKey = 'opening'

/** Whether visitors may enter, and what the page before the opening says. */
export type OpenState = {
  isOpen: boolean
  /** The day of the opening as `2026-12-15`; empty where none is stated. */
  opensOn: string
  /** A few words to visitors; empty where there are none. */
  wordsZh: string
  wordsEn: string
}

const stored = z.object({
  isOpen: z.boolean(),
  opensOn: isoDate.or(z.literal('')).catch(''),
  wordsZh: z.string().catch(''),
  wordsEn: z.string().catch(''),
})

const open: OpenState = { isOpen: true, opensOn: '', wordsZh: '', wordsEn: '' }

/** A portal without the setting is open: it is a demo, or older than the setting. */
export async function readOpenState(db: Db): Promise<OpenState & { version: number }> {
  const row = await findSetting(db, openKey)
  return { ...open, ...(row && stored.parse(row.value)), version: row?.version ?? 0 }
}

/** @returns the next version; undefined after a concurrent save */
export function saveOpenState(db: Db, value: OpenState, version: number): Promise<number | undefined> {
  return saveSetting(db, openKey, value, version)
}

/** Closes a portal that nobody has used yet, until an administrator opens it; any other stays as it is. */
export async function closeIfNew(db: Db): Promise<void> {
  if (await isUsed(db)) return
  await saveSetting(db, openKey, { ...open, isOpen: false }, 0)
}

/**
 * Whether the portal is still closed. An open one never closes again, so from then on the database is not asked.
 * @param db where it is read while the portal is closed
 */
export function watchOpening(db: Db): () => Promise<boolean> {
  let isKnownOpen = false
  let asking: Promise<boolean> | null = null
  const ask = async () => {
    isKnownOpen = (await readOpenState(db)).isOpen
    return !isKnownOpen
  }
  return async () => {
    if (isKnownOpen) return false
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
}

/** Staff see a closed portal as it will be, whatever they have proven in this session. */
export function entersClosed(actor: Actor): boolean {
  return actor.kind === 'account' && actor.staff !== null
}
