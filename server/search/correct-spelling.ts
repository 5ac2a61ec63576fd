import type { Db } from '../db/database.ts'
import type { QueryTerm } from './analyse-query.ts'
import { findSimilarWords } from './correct-spelling.queries.ts'
import { stemEnglish } from './stem-english.ts'

/** The terms of the corrected words, and the query with the best correction of each in its place. */
export type Correction = { terms: QueryTerm[]; replace: (words: string[]) => string }

const correctionsPerWord = 3
const shortestWord = 4

/** Looks for words that records have and that differ from the unknown ones by a slip or two. */
export async function correctSpelling(db: Db, unknownWords: string[]): Promise<Correction> {
  const words = unknownWords.filter((word) => word.length >= shortestWord && /^[a-z]/.test(word)).slice(0, 4)
  const best = new Map<string, string>()
  const terms: QueryTerm[] = []
  if (words.length > 0) {
    for (const { typed, word } of closest(await findSimilarWords(db, words))) {
      if (!best.has(typed)) best.set(typed, word)
      terms.push({
        term: stemEnglish(word),
        weight: best.get(typed) === word ? 0.9 : 0.5,
        origin: 'spelling',
      })
    }
  }
  return { terms, replace: (all) => all.map((word) => best.get(word) ?? word).join(' ') }
}

type Similar = { typed: string; word: string; documents: number }

/** The nearest words by slips; of equally near ones the more frequent first. None for a word that records have. */
function closest(similar: Similar[]): Similar[] {
  const right = new Set(similar.filter(({ typed, word }) => typed === word).map(({ typed }) => typed))
  const kept = similar
    .filter(({ typed }) => !right.has(typed))
    .map((candidate) => ({ ...candidate, slips: slipsBetween(candidate.typed, candidate.word) }))
    .filter(({ typed, slips, word }) => slips <= allowedSlips(typed) || word.startsWith(typed))
    .sort((a, b) => a.slips - b.slips || b.documents - a.documents || (a.word < b.word ? -1 : 1))
  const count = new Map<string, number>()
  return kept.filter(({ typed }) => {
    count.set(typed, (count.get(typed) ?? 0) + 1)
    return (count.get(typed) ?? 0) <= correctionsPerWord
  })
}

function allowedSlips(word: string): number {
  return word.length < 6 ? 1 : word.length < 10 ? 2 : 3
}

/** Letters added, left out, replaced or swapped with their neighbour (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let slips = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) slips = Math.min(slips, at(i - 2, j - 2) + 1)
      row[j] = slips
    }
  }
  return at(a.length, b.length)
}
