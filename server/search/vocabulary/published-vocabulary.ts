import type { Db } from '../../db/database.ts'
import { findSynonymsHash, listSynonymWords } from './synonyms.queries.ts'
import { extendVocabulary, type Vocabulary, vocabulary } from './vocabulary.ts'

/** By the hash of what is published, so that every portal and node of a process finds its own. */
const known = new Map<string, Vocabulary>()
const knownAtMost = 4

/**
 * The words of the product and the synonyms that staff have published. They hold from the commit that publishes them,
 * on every node: each search asks what is published, and reads it anew only where that has changed.
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

/** The product's words and these; the languages of a record are one group. */
export function vocabularyWith(rows: readonly SynonymRow[]): Vocabulary {
  return extendVocabulary(
    vocabulary,
    groupsOf(rows).map(({ words }) => words),
  )
}

/** The words of each record, of both languages together. */
export function groupsOf(rows: readonly SynonymRow[]): { number: number; words: string[] }[] {
  return [...Map.groupBy(rows, ({ number }) => number)].map(([number, texts]) => ({
    number,
    words: texts.flatMap(({ words }) => words.split('\n')),
  }))
}
