import type { Generated } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { LinkFault } from '../../../shared/rules/content/broken-links.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'

type Key = { collection: CollectionName; number: number; language: Locale }

export type LinkTables = {
  content_link_reads: Key & { version: number }
  content_links: Key & { field: string; url: string }
  outside_links: {
    /** For a record of the portal: its path, with an empty host. */
    url: string
    host: string
    due_at: Generated<Date>
    claimed_at: Date | null
    checked_at: Date | null
    answer: 'found' | LinkFault | null
    /** Days in China on which it failed, since it last worked. */
    failed_days: Generated<number>
    failed_on: string | null
    failing_since: Date | null
  }
}
