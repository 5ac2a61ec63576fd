import type { Db } from '../db/database.ts'
import { normaliseName } from './normalise-text.ts'
import { findSuggestions } from './suggest.queries.ts'

export type Suggestion = { kind: string; recordId: string; language: 'zh' | 'en'; title: string }

/**
 * Records whose name, or other name, has a word or a Chinese character from which on it reads like what was
 * typed so far, also in pinyin (`zhiyuan`) or initials (`zyz`). Names that begin so come first. At most
 * `limit` (8 without one); any text is accepted.
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
