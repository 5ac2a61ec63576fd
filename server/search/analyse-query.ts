import { initialsTerm, nameTerm, otherNameTerm, pinyinTerm } from './analyse-document.ts'
import { normaliseName, normaliseText } from './normalise-text.ts'
import { pinyinOf, syllablesOf } from './pinyin-keys.ts'
import { stemEnglish } from './stem-english.ts'
import { runsOf, termsOf } from './tokenise-text.ts'
import { type ConceptMatch, conceptsIn, type Vocabulary, vocabulary } from './vocabulary/vocabulary.ts'

/** How a term entered a query, the most direct first. */
export const matchOrigins = ['text', 'pinyin', 'synonym', 'glossary', 'spelling'] as const
export type MatchOrigin = (typeof matchOrigins)[number]

/**
 * A search term. `weight` multiplies its rarity. A term that only ranks does not match a record by itself: 文
 * alone says nothing about 甲骨文.
 */
export type QueryTerm = { term: string; weight: number; origin: MatchOrigin; onlyRanks?: true }

/**
 * A word of the query as typed, with the terms to use if no record contains it, and the complete words those
 * were read from.
 */
export type QueryWord = {
  text: string
  term: string
  isHan: boolean
  instead: QueryTerm[]
  readings: QueryTerm[]
}

/** A query's terms with the vocabulary used. */
export type AnalysedQuery = { terms: QueryTerm[]; words: QueryWord[]; known: Vocabulary }

/** Longer text is ignored: nobody types it, and it would only cost time. */
const queryLimit = 200
const weights = {
  character: 0.6,
  compound: 0.8,
  name: 1.5,
  otherName: 0.5,
  pinyin: 1,
  initials: 0.7,
  synonym: 0.4,
  glossary: 0.7,
}

/** Converts typed text to weighted terms. Accepts any string; one without letters has no terms. */
export function analyseQuery(text: string, known: Vocabulary = vocabulary): AnalysedQuery {
  const query = normaliseText(
    Array.from(text.slice(0, 4 * queryLimit))
      .slice(0, queryLimit)
      .join(''),
  )
  const found = new Map<string, QueryTerm>()
  const alone = new Set(Array.from(runsOf(query), ({ text: run }) => run))
  for (const [term, count] of termsOf(query).terms) {
    const isPart = /^\p{Script=Han}$/u.test(term) && !alone.has(term)
    const weight = Math.min(count, 3) * (isPart ? weights.character : 1)
    keep(found, { term, weight, origin: 'text', ...(isPart ? { onlyRanks: true } : {}) })
  }
  addNames(found, query)
  for (const term of conceptTerms(query, known)) keep(found, term)
  return { terms: [...found.values()], words: wordsOf(query, known), known }
}

/** The other words for the concepts that a text names, in both languages. */
export function conceptTerms(text: string, known: Vocabulary): QueryTerm[] {
  return conceptsIn(text, known).flatMap(termsOfConcept)
}

/** Keeps the most direct origin of a term. */
function keep(found: Map<string, QueryTerm>, term: QueryTerm): void {
  const present = found.get(term.term)
  if (present === undefined || present.weight < term.weight) {
    found.set(term.term, present ? { ...term, origin: present.origin } : term)
  }
}

/** Adds the query as a record's name, and neighbouring words joined: `next cloud`, `zhi yuan zhe`. */
function addNames(found: Map<string, QueryTerm>, query: string): void {
  const name = normaliseName(query)
  if (name === '' || name.length > 64) return
  keep(found, { term: nameTerm(name.replaceAll(' ', '')), weight: weights.name, origin: 'text' })
  keep(found, { term: otherNameTerm(name.replaceAll(' ', '')), weight: weights.otherName, origin: 'text' })
  const words = name.split(' ')
  words.forEach((word, index) => {
    const next = words[index + 1]
    if (next !== undefined && /^[a-z0-9]+$/.test(word + next)) {
      keep(found, { term: stemEnglish(word + next), weight: weights.compound, origin: 'text' })
    }
  })
  const joined = words.join('')
  if (words.length > 1 && words.length < 9 && /^[a-z]+$/.test(joined)) {
    keep(found, { term: pinyinTerm(joined), weight: weights.pinyin, origin: 'pinyin' })
  }
}

/** The other forms of a concept named in the query. */
function termsOfConcept({ concept, form, language }: ConceptMatch): QueryTerm[] {
  const terms: QueryTerm[] = []
  for (const side of ['zh', 'en'] as const) {
    const origin = side === language ? 'synonym' : 'glossary'
    for (const other of concept[side]) {
      if (other !== form) terms.push(...formTerms(other, weights[origin] * weightOf(form), origin))
    }
  }
  return terms
}

/** A form's weight in words: a two-character Chinese word weighs the same as an English word. */
function weightOf(form: string): number {
  let weight = 0
  for (const run of runsOf(form)) weight += run.isHan ? Math.max(run.text.length / 2, 1) : 1
  return weight
}

/** A form's terms, sharing its weight; a longer Chinese word counts by its character pairs only. */
function formTerms(form: string, weight: number, origin: MatchOrigin): QueryTerm[] {
  const isChineseWord = /^\p{Script=Han}{2,}$/u.test(form)
  const terms = [...termsOf(form).terms.keys()].filter((term) => !isChineseWord || term.length > 1)
  return terms.map((term) => ({ term, weight: weight / terms.length, origin }))
}

function wordsOf(query: string, known: Vocabulary): QueryWord[] {
  const words: QueryWord[] = []
  for (const run of runsOf(query)) {
    if (run.isHan) words.push({ text: run.text, term: run.text, isHan: true, instead: [], readings: [] })
    else if (/^[a-z][a-z0-9]{1,31}$/.test(run.text)) {
      const readings = termsOfPinyin(run.text, 'pinyin', known)
      words.push({
        text: run.text,
        term: stemEnglish(run.text),
        isHan: false,
        instead: [...readings, ...initialsReadings(run.text, known)],
        readings,
      })
    }
  }
  return words
}

/** Latin letters read as initials of names and of vocabulary words. */
function initialsReadings(word: string, known: Vocabulary): QueryTerm[] {
  const terms: QueryTerm[] = [{ term: initialsTerm(word), weight: weights.initials, origin: 'pinyin' }]
  const named = (known.initials.get(word) ?? []).flatMap((concept) => concept.zh)
  for (const form of [...new Set(named)].slice(0, 8)) {
    terms.push(...formTerms(form, (weights.initials / 2) * weightOf(form), 'pinyin'))
  }
  return terms
}

/** Names with this pinyin, and the vocabulary words pronounced so. */
export function termsOfPinyin(key: string, origin: MatchOrigin, known: Vocabulary): QueryTerm[] {
  const forms = (known.pinyin.get(key) ?? []).flatMap((concept) => concept.zh).slice(0, 16)
  return [
    { term: pinyinTerm(key), weight: weights.pinyin, origin },
    ...[...new Set(forms)]
      .filter((form) => pinyinOf(syllablesOf(form)) === key)
      .flatMap((form) => formTerms(form, weights.pinyin * weightOf(form), origin)),
  ]
}
