import type { Db } from '../../db/database.ts'

/** What files ask of the domains whose papers they are, which stand above them. */
export type PaperPort = {
  /** By what papers are attached to: whether this member of staff may read them. @throws ApiError `notAvailable` */
  mayRead: Partial<Record<string, (db: Db, attachedId: string | null, accountId: string) => Promise<void>>>
}
