import type { QueryTerm } from './analyse-query.ts'
import { normaliseText } from './normalise-text.ts'
import { initialsOf, pinyinOf, syllablesOf } from './pinyin-keys.ts'
import { stemEnglish } from './stem-english.ts'

/** Stretches of a text, which together are the whole text; `isHit` marks those that match the search. */
export type MarkedText = { text: string; isHit: boolean }[]

/** What to mark: terms, and the keys by which Chinese text matches Latin letters. */
export type Marks = { terms: Set<string>; pinyin: Set<string>; initials: Set<string> }

/** The longest name of which a part is found by pinyin. */
const longestRead = 40
const longestPart = 8

/** Chinese characters, words of other scripts, and everything between them. */
const parts = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}+#])+|[^\p{L}\p{N}\p{M}+#]+/gu

/** The terms of a query that are marked; those that only rank are no match. */
export function marksOf(terms: QueryTerm[]): Marks {
  const marks: Marks = { terms: new Set(), pinyin: new Set(), initials: new Set() }
  for (const { term, onlyRanks } of terms) {
    const [, kind, key = ''] = /^(py|pi|=|~):(.*)$/.exec(term) ?? []
    if (kind === 'py') marks.pinyin.add(key)
    else if (kind === 'pi') marks.initials.add(key)
    else if (kind === undefined && !onlyRanks) marks.terms.add(term)
  }
  return marks
}

/** Marks the search terms in a text, whatever their case, width or characters. */
export function markTerms(text: string, marks: Marks): MarkedText {
  const characters = Array.from(text)
  const isHit = new Array<boolean>(characters.length).fill(false)
  let start = 0
  for (const part of text.match(parts) ?? []) {
    const length = Array.from(part).length
    const found = /^\p{Script=Han}/u.test(part) ? hanHits(part, marks) : isWordHit(part, marks) ? 'all' : []
    for (const index of found === 'all' ? Array.from({ length }, (_, at) => at) : found) {
      isHit[start + index] = true
    }
    start += length
  }
  return joined(characters, isHit)
}

/** The number of different search terms in a text. */
export function countMarked(text: string, marks: Marks): number {
  const found = new Set<string>()
  for (const { text: part, isHit } of markTerms(text, marks)) if (isHit) found.add(normaliseText(part))
  return found.size
}

function isWordHit(word: string, { terms }: Marks): boolean {
  return /[\p{L}\p{N}]/u.test(word) && terms.has(stemEnglish(normaliseText(word)))
}

/** The matching positions in a stretch of Chinese: pairs, single words, and names by pinyin. */
function hanHits(part: string, marks: Marks): number[] {
  const plain = Array.from(normaliseText(part))
  // A Taiwan word whose mainland equivalent differs in length: positions no longer correspond.
  if (plain.length !== Array.from(part).length) return []
  const hits: number[] = []
  plain.forEach((character, index) => {
    if (marks.terms.has(character)) hits.push(index)
    const next = plain[index + 1]
    if (next !== undefined && marks.terms.has(character + next)) hits.push(index, index + 1)
  })
  return hits.length > 0 ? hits : readHits(plain, marks)
}

function readHits(plain: string[], { pinyin, initials }: Marks): number[] {
  if (pinyin.size + initials.size === 0 || plain.length > longestRead) return []
  const syllables = syllablesOf(plain.join(''))
  for (let length = Math.min(longestPart, syllables.length); length > 1; length -= 1) {
    for (let start = 0; start + length <= syllables.length; start += 1) {
      const some = syllables.slice(start, start + length)
      if (pinyin.has(pinyinOf(some)) || initials.has(initialsOf(some))) {
        return some.map((_, index) => start + index)
      }
    }
  }
  return []
}

function joined(characters: string[], isHit: boolean[]): MarkedText {
  const marked: MarkedText = []
  characters.forEach((character, index) => {
    const last = marked.at(-1)
    if (last && last.isHit === isHit[index]) last.text += character
    else marked.push({ text: character, isHit: isHit[index] ?? false })
  })
  return marked
}
