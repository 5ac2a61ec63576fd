import { stemEnglish } from './stem-english.ts'

/** Terms with their numbers of occurrences in a text. */
export type TermCounts = Map<string, number>

/** Words too common to characterise a text; they are neither indexed nor searched. */
const stopWords = new Set(
  'a an and are as at be by for from has have in into is it its of on or that the their them they this to was were will with you your'.split(
    ' ',
  ),
)

const run = /\p{Script=Han}+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[+#]+(?![\p{L}\p{N}]))?/gu
const han = /^\p{Script=Han}/u
/** Parts joined by a single mark (self-hosted, next.js, wi-fi) are also searched as one word. */
const compound = /(?<![\p{L}\p{N}])[a-z0-9]{1,20}(?:[-._'’][a-z0-9]{1,20}){1,4}(?![\p{L}\p{N}])/gu

/** A stretch of text: Chinese characters, or one word of another script. */
export type TextRun = { text: string; isHan: boolean }

/** The runs of a normalised text, in order; punctuation only separates them. */
export function* runsOf(text: string): Generator<TextRun> {
  for (const [match] of text.matchAll(run)) {
    if (han.test(match)) yield { text: match, isHan: true }
    else yield* splitAtHan(match)
  }
}

/**
 * The terms of a normalised text: every Chinese character and every neighbouring pair, every other word as
 * its stem, and compounds as one word. `length` counts characters and words, BM25's unit.
 */
export function termsOf(text: string): { terms: TermCounts; length: number } {
  const terms: TermCounts = new Map()
  let length = 0
  for (const { text: part, isHan } of runsOf(text)) {
    if (isHan) length += addHan(terms, part)
    else if (!stopWords.has(part)) {
      add(terms, stemEnglish(part))
      length += 1
    }
  }
  for (const [match] of text.matchAll(compound)) {
    const joined = match.replace(/[-._'’]/g, '')
    if (joined.length > 3) add(terms, stemEnglish(joined))
  }
  return { terms, length }
}

/** Whether a word is ignored everywhere. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

function addHan(terms: TermCounts, part: string): number {
  const characters = Array.from(part)
  characters.forEach((character, index) => {
    add(terms, character)
    const next = characters[index + 1]
    if (next !== undefined) add(terms, character + next)
  })
  return characters.length
}

function add(terms: TermCounts, term: string): void {
  terms.set(term, (terms.get(term) ?? 0) + 1)
}

/** In Unicode `u盘` is one run of letters; its Chinese part is indexed as Chinese. */
function* splitAtHan(text: string): Generator<TextRun> {
  for (const [part] of text.matchAll(/\p{Script=Han}+|\P{Script=Han}+/gu)) {
    yield { text: part.slice(0, 64), isHan: han.test(part) }
  }
}
