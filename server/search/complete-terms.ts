import type { Db } from '../db/database.ts'
import type { AnalysedQuery, QueryTerm, QueryWord } from './analyse-query.ts'
import { correctPinyin, mostSounds, soundsOf } from './correct-pinyin.ts'
import { correctSpelling } from './correct-spelling.ts'
import { holdersOf, isKnownTerm, tokensOfTerms } from './plan-ranking.ts'
import { loadTermStatistics, type TermStatistics } from './search.queries.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

export type CompleteTerms = {
  terms: QueryTerm[]
  statistics: TermStatistics
  /** The query with its unknown words corrected, if that was searched as well. */
  spelling?: string
}

/**
 * Adds alternatives for terms that no record contains: other readings, then corrections; and for rare terms
 * the words pronounced so, if more records have those: a page that explains pinyin contains `wenjuan`.
 */
export async function completeTerms(db: Db, query: AnalysedQuery): Promise<CompleteTerms> {
  const possible = [...query.terms, ...query.words.flatMap((word) => word.instead)]
  const statistics = await loadTermStatistics(db, tokensOfTerms(possible))
  const isKnown = (term: string) => isKnownTerm(term, statistics)
  const holding = (term: string) => holdersOf(term, statistics)
  const unknown = query.words.filter((word) => !word.isHan && !isFound(word, query, isKnown))
  const rarer = query.words.filter(
    (word) => !unknown.includes(word) && word.readings.some(({ term }) => holding(term) > holding(word.term)),
  )
  const instead = [
    ...unknown.flatMap((word) => word.instead),
    ...rarer.flatMap((word) => word.readings),
  ].filter(({ term }) => isKnown(term))
  const unread = unknown
    .filter((word) => !word.instead.some(({ term }) => isKnown(term)))
    .map((word) => word.text)
  const stretches = query.words
    .filter(({ isHan }) => isHan)
    .flatMap(({ text }) => unknownStretches(text, isKnown))
  const corrected = await correct(db, unread, stretches, query.known)
  const terms = merge(query.terms, [...instead, ...corrected.terms])
  if (corrected.terms.length > 0) {
    const more = await loadTermStatistics(db, tokensOfTerms(corrected.terms))
    for (const [token, holding] of more.counts) statistics.counts.set(token, holding)
  }
  const isAnyKnown = corrected.terms.some(({ term }) => isKnown(term))
  if (corrected.words.size === 0 || !isAnyKnown) return { terms, statistics }
  const spelling = query.words.map(({ text }) => corrected.words.get(text) ?? text).join(' ')
  return { terms, statistics, spelling }
}

function isFound(word: QueryWord, { terms }: AnalysedQuery, isKnown: (term: string) => boolean): boolean {
  return terms.some(({ term }) => term.length > 1 && word.term.includes(term) && isKnown(term))
}

/** Stretches of two or more characters of which no record contains any neighbouring two. */
function unknownStretches(run: string, isKnown: (term: string) => boolean): string[] {
  const characters = Array.from(run)
  const isCovered = characters.map((character, index) => {
    const before = characters[index - 1]
    const after = characters[index + 1]
    return (
      (before !== undefined && isKnown(before + character)) ||
      (after !== undefined && isKnown(character + after))
    )
  })
  const marked = characters.map((character, index) => (isCovered[index] ? ' ' : character)).join('')
  return marked.split(/ +/).filter((stretch) => Array.from(stretch).length > 1)
}

type Corrected = { terms: QueryTerm[]; words: Map<string, string> }

/** Corrections of letters and characters that no record contains. */
async function correct(db: Db, unread: string[], stretches: string[], known: Vocabulary): Promise<Corrected> {
  const heard = stretches.flatMap(soundsOf).slice(0, mostSounds)
  const read = unread.slice(0, 4).map((text) => ({ text, key: text }))
  if (heard.length + read.length === 0) return { terms: [], words: new Map() }
  const pinyin = await correctPinyin(db, [...heard, ...read], known)
  const nearest = await correctSpelling(db, unread, known, { isNear: (word) => pinyin.has(word) })
  const words = new Map(nearest.words)
  for (const { text } of read) {
    const [key] = pinyin.get(text)?.keys ?? []
    if (key && !words.has(text)) words.set(text, key)
  }
  return { terms: [...[...pinyin.values()].flatMap(({ terms }) => terms), ...nearest.terms], words }
}

function merge(terms: QueryTerm[], added: QueryTerm[]): QueryTerm[] {
  const present = new Set(terms.map(({ term }) => term))
  return [...terms, ...added.filter(({ term }) => !present.has(term) && present.add(term))]
}
