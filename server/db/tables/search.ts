import type { Generated } from 'kysely'
import type { MissedPlace } from '../../../shared/rules/missed-searches.ts'

export type SearchTables = {
  search_documents: {
    id: Generated<number>
    kind: string
    record_id: string
    language: 'zh' | 'en'
    title: string
    facets: string[]
    length: number
    tokens: number[]
    words: string[]
  }
  search_suggestions: { document_id: number; key: string }
  search_terms: { token: number; documents: number }
  search_words: { word: string; documents: number }
  search_statistics: {
    singleton: Generated<boolean>
    documents: number
    average_length: number
    changes: number
    refreshed_at: Generated<Date>
  }
  missed_searches: {
    id: Generated<string>
    text: string
    place: MissedPlace
    count: Generated<number>
    count_since: Generated<number>
    first_at: Generated<Date>
    last_at: Generated<Date>
    handled_at: Date | null
    handled_by: string | null
    note: Generated<string>
    version: Generated<number>
  }
}
