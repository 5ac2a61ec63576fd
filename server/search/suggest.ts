import type { Db } from '../db/database.ts'
import { normaliseName } from './normalise-text.ts'
import { findSuggestions } from './suggest.queries.ts'

export type Suggestion = { kind: string; recordId: string; language: 'zh' | 'en'; title: string }

/**
 * Records whose name, or another name, matches the typed text from the start of a word or from a Chinese
 * character, also in pinyin (`zhiyuan`) or initials (`zyz`). Names that match from their start come first. At
 * most `limit` (8 by default); accepts any text.
 */
export async function suggest(
  db: Db,
  prefix: string,
  options: { language: 'zh' | 'en'; kinds?: string[]; limit?: number },
): Promise<Suggestion[]> {
  const key = normaliseName(prefix.slice(0, 64))
  if (key === '') return []
  return findSuggestions(db, {
    key,
    language: options.language,
    kinds: options.kinds,
    limit: options.limit ?? 8,
  })
}
