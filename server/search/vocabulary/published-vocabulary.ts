import type { Db } from '../../db/database.ts'
import { findSynonymsHash, listSynonymWords } from './synonyms.queries.ts'
import { extendVocabulary, type Vocabulary, vocabulary } from './vocabulary.ts'

/** Keyed by the hash of the published synonyms, so that every portal in a process finds its own. */
const known = new Map<string, Vocabulary>()
const knownAtMost = 4

/**
 * The product's vocabulary with the synonyms that staff have published. They apply from the commit on every
 * node: each search queries their hash, and reloads them only after a change.
 */
export async function publishedVocabulary(db: Db): Promise<Vocabulary> {
  const hash = await findSynonymsHash(db)
  if (hash === null) return vocabulary
  const present = known.get(hash)
  if (present) return present
  const extended = vocabularyWith(await listSynonymWords(db))
  if (known.size >= knownAtMost) known.delete([...known.keys()][0] ?? '')
  known.set(hash, extended)
  return extended
}

export type SynonymRow = { number: number; words: string }

/** The product's vocabulary with these words; a record's languages form one group. */
export function vocabularyWith(rows: readonly SynonymRow[]): Vocabulary {
  return extendVocabulary(
    vocabulary,
    groupsOf(rows).map(({ words }) => words),
  )
}

/** The words of each record, both languages together. */
export function groupsOf(rows: readonly SynonymRow[]): { number: number; words: string[] }[] {
  return [...Map.groupBy(rows, ({ number }) => number)].map(([number, texts]) => ({
    number,
    words: texts.flatMap(({ words }) => words.split('\n')),
  }))
}
