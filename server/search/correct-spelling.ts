import type { Db } from '../db/database.ts'
import { conceptTerms, type QueryTerm } from './analyse-query.ts'
import { findSimilarWords } from './correct-spelling.queries.ts'
import { findStandingTokens } from './search.queries.ts'
import { slipKeys, slipsBetween } from './slips.ts'
import { stemEnglish } from './stem-english.ts'
import { tokenOf } from './token-hash.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

/** The terms of the corrected words, and the best correction of each. */
export type SpellingCorrection = { terms: QueryTerm[]; words: Map<string, string> }

const correctionsPerWord = 3
/** Shorter words are too similar to too many others. */
export const shortestWord = 4
const wordsCorrected = 4
const weights = { best: 0.9, other: 0.5 }

/**
 * Finds words of records and of the vocabulary that differ from unknown ones by a slip or two.
 * @param options.isNear whether another match one slip away is known, so that two slips are too far
 */
export async function correctSpelling(
  db: Db,
  unknownWords: string[],
  known: Vocabulary,
  options: { isNear?: (word: string) => boolean } = {},
): Promise<SpellingCorrection> {
  const typed = unknownWords.filter((word) => word.length >= shortestWord && /^[a-z]/.test(word))
  const asked = typed.slice(0, wordsCorrected)
  const words = new Map<string, string>()
  const terms: QueryTerm[] = []
  if (asked.length === 0) return { terms, words }
  const similar = [
    ...(await findSimilarWords(db, asked)),
    ...asked.flatMap((word) => similarInVocabulary(word, known)),
  ]
  for (const { typed: text, word, slips } of await standing(db, closest(similar))) {
    if (slips > 1 && options.isNear?.(text)) continue
    if (!words.has(text)) words.set(text, word)
    const weight = words.get(text) === word ? weights.best : weights.other
    terms.push({ term: stemEnglish(word), weight, origin: 'spelling' })
    terms.push(...conceptTerms(word, known).map((term) => ({ ...term, weight: term.weight * weight })))
  }
  return { terms, words }
}

/** Removes words that no record contains any more since the last count; vocabulary words always stay. */
async function standing<S extends Similar>(db: Db, similar: S[]): Promise<S[]> {
  const tokenOfWord = (word: string) => tokenOf(stemEnglish(word), 0)
  const counted = similar.filter(({ documents }) => documents > 0)
  const there = await findStandingTokens(
    db,
    counted.map(({ word }) => tokenOfWord(word)),
  )
  return similar.filter(({ documents, word }) => documents === 0 || there.has(tokenOfWord(word)))
}

type Similar = { typed: string; word: string; documents: number }

/** Built once per vocabulary, at its first correction. */
const slipIndexes = new WeakMap<Vocabulary, Map<string, string[]>>()

/** Vocabulary words, whether records contain them or only their translation. */
function similarInVocabulary(typed: string, known: Vocabulary): Similar[] {
  const index = slipIndexes.get(known) ?? indexBySlips(known.englishWords)
  slipIndexes.set(known, index)
  const words = new Set(slipKeys(typed).flatMap((key) => index.get(key) ?? []))
  return [...words].map((word) => ({ typed, word, documents: 0 }))
}

function indexBySlips(words: Iterable<string>): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const word of words) {
    for (const key of slipKeys(word)) {
      const known = index.get(key)
      if (known) known.push(word)
      else index.set(key, [word])
    }
  }
  return index
}

/** The nearest words by slips, more frequent ones first. None for a word that records contain. */
function closest(similar: Similar[]): (Similar & { slips: number })[] {
  const right = new Set(similar.filter(({ typed, word }) => typed === word).map(({ typed }) => typed))
  const kept = similar
    .filter(({ typed }) => !right.has(typed))
    .map((candidate) => ({ ...candidate, slips: slipsBetween(candidate.typed, candidate.word) }))
    .filter(({ typed, slips, word }) => slips <= allowedSlips(typed) || word.startsWith(typed))
    .sort((a, b) => a.slips - b.slips || b.documents - a.documents || (a.word < b.word ? -1 : 1))
  const taken = new Map<string, Set<string>>()
  return kept.filter(({ typed, word }) => {
    const words = taken.get(typed) ?? new Set()
    taken.set(typed, words)
    return words.size < correctionsPerWord && !words.has(word) && words.add(word)
  })
}

/** The number of slips allowed for a word. */
export function allowedSlips(word: string): number {
  return word.length < 6 ? 1 : word.length < 10 ? 2 : 3
}
