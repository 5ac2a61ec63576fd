import type { Generated } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'

export type PrivacyTables = {
  /** Requested account deletions; open while neither cancelled nor done. */
  account_deletions: {
    id: Generated<string>
    account_id: string
    requested_at: Generated<Date>
    due_at: Date
    cancelled_at: Date | null
    done_at: Date | null
  }
  /** Exports of an account's data. */
  account_exports: {
    id: Generated<string>
    account_id: string
    language: Locale
    requested_at: Generated<Date>
    /** Null until it is made, and again once it was downloaded or has expired. */
    storage_key: string | null
    bytes: number | null
    ready_at: Date | null
    expires_at: Date | null
    /** The session that has proven its identity, and until when it may download the export. */
    released_session: string | null
    released_until: Date | null
    taken_at: Date | null
  }
}
