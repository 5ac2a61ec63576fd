import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'

/** A file that a judge opens: what it is called for them, and whose application it belongs to. */
export type JudgedFile = {
  /** Without ending; says nothing of its owner. */
  name: string
  /** By which its team knows what is judged. */
  reference: string
  /** Who began the application. */
  applicant: string | null
}

/** What `files` needs from the domains that own papers, which are above it in the import order. */
export type PaperPort = {
  /** By attached kind: whether this member of staff may read the papers. @throws ApiError `notAvailable` */
  mayRead: Partial<Record<string, (db: Db, attachedId: string | null, accountId: string) => Promise<void>>>
  /** For somebody who judges what an application enters: `closed` where they must not open the file; else undefined. */
  judged: (
    ctx: { db: Db; services: Services },
    file: { fileId: string; applicationId: string },
    accountId: string,
  ) => Promise<JudgedFile | 'closed' | undefined>
}
