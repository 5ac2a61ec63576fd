import type { Db } from '../../db/database.ts'

/** What `files` needs from the domains that own papers, which are above it in the import order. */
export type PaperPort = {
  /** By attached kind: whether this member of staff may read the papers. @throws ApiError `notAvailable` */
  mayRead: Partial<Record<string, (db: Db, attachedId: string | null, accountId: string) => Promise<void>>>
}
