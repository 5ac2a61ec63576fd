import type { Generated } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'

export type SupportTables = {
  help_votes: {
    help_number: number
    /** A keyed hash of the article with the account or browser. */
    voter: Buffer
    language: Locale
    is_helpful: boolean
    voted_at: Generated<Date>
  }
}
