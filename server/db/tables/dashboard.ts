import type { Generated } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'

export type DashboardTables = {
  page_reads: {
    /** `YYYY-MM-DD`, in China. */
    day: string
    collection: CollectionName
    number: number
    language: Locale
    count: number
    last_at: Generated<Date>
  }
}
