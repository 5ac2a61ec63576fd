import type { Db } from '../../db/database.ts'

/** What sessions ask of the domains above them. */
export type SessionPort = {
  /** Ends what a member of staff has open when they sign out. */
  staffSignedOut(db: Db, accountId: string): Promise<void>
}
