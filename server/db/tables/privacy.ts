import type { Generated } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'

export type PrivacyTables = {
  /** Who asked for the deletion of their account; open while neither called off nor done. */
  account_deletions: {
    id: Generated<string>
    account_id: string
    requested_at: Generated<Date>
    due_at: Date
    cancelled_at: Date | null
    done_at: Date | null
  }
  /** Packages of somebody's data. */
  account_exports: {
    id: Generated<string>
    account_id: string
    language: Locale
    requested_at: Generated<Date>
    /** Null until it is made, and again when it was taken or its time is over. */
    storage_key: string | null
    bytes: number | null
    ready_at: Date | null
    expires_at: Date | null
    /** The session that has proven whose it is, and until when it may take it. */
    released_session: string | null
    released_until: Date | null
    taken_at: Date | null
  }
}
