import type { Db } from '../../db/database.ts'

/** What sessions need from domains above them in the import order. */
export type SessionPort = {
  /** Clears a member of staff's soft locks when they sign out. */
  staffSignedOut(db: Db, accountId: string): Promise<void>
}
