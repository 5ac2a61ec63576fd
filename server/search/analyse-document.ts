import { normaliseName, normaliseText } from './normalise-text.ts'
import { initialsOf, pinyinOf, pinyinPartsOf, syllablesOf } from './pinyin-keys.ts'
import { levels, tokenOf } from './token-hash.ts'
import { isStopWord, runsOf, termsOf } from './tokenise-text.ts'

/** A record's texts in one language, plain and without markup. */
export type SearchDocument = {
  kind: string
  recordId: string
  language: 'zh' | 'en'
  title: string
  /** Other names, brands and tags. */
  keywords?: string[]
  summary?: string
  body?: string
  /** Filter values, prefixed by their group: `field:education`. */
  facets?: string[]
}

/** The stored form of a record: term hashes, words for spelling, keys for suggestions. */
export type AnalysedDocument = {
  tokens: number[]
  length: number
  words: string[]
  suggestionKeys: string[]
}

const fieldWeights = { title: 4, keywords: 2.5, summary: 1.5, body: 1 } as const
/** Words per record kept for spelling correction. */
const wordLimit = 400
const suggestionLimit = 32
/** Names and keywords that are findable by pinyin and as a whole. */
const nameLimit = 40

/** Prefixes keep pinyin, initials and whole names distinct from words. */
export const pinyinTerm = (key: string): string => `py:${key}`
export const initialsTerm = (key: string): string => `pi:${key}`
export const nameTerm = (key: string): string => `=:${key}`
export const otherNameTerm = (key: string): string => `~:${key}`

/** Converts a record's texts to the columns of `search_documents`. Accepts any string. */
export function analyseDocument(document: SearchDocument): AnalysedDocument {
  const names = [document.title, ...(document.keywords ?? [])]
  const counts = new Map<string, number>()
  let length = 0
  const fields: [text: string, weight: number][] = [
    [spacedCamelCase(document.title), fieldWeights.title],
    [(document.keywords ?? []).map(spacedCamelCase).join('\n'), fieldWeights.keywords],
    [document.summary ?? '', fieldWeights.summary],
    [document.body ?? '', fieldWeights.body],
  ]
  const texts = fields.map(([text]) => normaliseText(text))
  fields.forEach(([, weight], index) => {
    const { terms, length: fieldLength } = termsOf(texts[index] ?? '')
    for (const [term, count] of terms) counts.set(term, (counts.get(term) ?? 0) + count * weight)
    length += fieldLength
  })
  for (const term of names.slice(0, nameLimit).flatMap(nameTermsOf))
    counts.set(term, Math.max(counts.get(term) ?? 0, fieldWeights.title))
  return {
    tokens: tokensOf(counts),
    length,
    words: wordsOf(texts.join('\n')),
    suggestionKeys: suggestionKeysOf(names),
  }
}

function tokensOf(counts: Map<string, number>): number[] {
  const tokens = new Set<number>()
  for (const [term, count] of counts) {
    for (const [level, least] of levels.entries()) if (count >= least) tokens.add(tokenOf(term, level))
  }
  return Array.from(tokens).sort((a, b) => a - b)
}

/** `AdGuardHome` is also read as `Ad Guard Home`; the joined form stays a term. */
function spacedCamelCase(text: string): string {
  const spaced = text.slice(0, 1000).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return spaced === text ? text : `${text} ${spaced}`
}

/** The first name is the title; the others are alternative names. */
function nameTermsOf(name: string, position: number): string[] {
  const plain = normaliseName(name.slice(0, 200))
  if (plain === '') return []
  const joined = plain.replaceAll(' ', '')
  const { full, initials } = pinyinPartsOf(plain)
  return [
    position === 0 ? nameTerm(joined) : otherNameTerm(joined),
    ...(/^[a-z0-9]{3,40}$/.test(joined) ? [joined] : []),
    ...full.map(pinyinTerm),
    ...initials.map(initialsTerm),
  ]
}

/** Latin words of four letters or more as typed, for `search_words`. */
function wordsOf(text: string): string[] {
  const words = new Set<string>()
  for (const run of runsOf(text)) {
    if (words.size === wordLimit) break
    if (!run.isHan && /^[a-z][a-z0-9]{3,31}$/.test(run.text) && !isStopWord(run.text)) words.add(run.text)
  }
  return [...words]
}

/** Suggestion prefixes of names: from each word and each Chinese character, also in pinyin. */
function suggestionKeysOf(names: string[]): string[] {
  const keys = new Set<string>()
  for (const name of names.slice(0, 20)) {
    const plain = normaliseName(name.slice(0, 200))
    for (const start of plain.matchAll(/\p{Script=Han}|[\p{L}\p{N}+#]+/gu)) {
      const rest = plain.slice(start.index)
      keys.add(rest.slice(0, 64))
      const syllables = syllablesOf(/^\p{Script=Han}+/u.exec(rest)?.[0] ?? '')
      if (syllables.length > 1) keys.add(pinyinOf(syllables).slice(0, 64)).add(initialsOf(syllables))
    }
  }
  return [...keys].slice(0, suggestionLimit)
}
