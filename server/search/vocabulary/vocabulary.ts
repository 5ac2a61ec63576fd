import { normaliseText } from '../normalise-text.ts'
import { initialsOf, pinyinOf, syllablesOf } from '../pinyin-keys.ts'
import { stemEnglish } from '../stem-english.ts'
import { runsOf } from '../tokenise-text.ts'
import { nonprofitWords } from './nonprofit-words.ts'
import { softwareTasks } from './software-tasks.ts'
import { softwareWords } from './software-words.ts'

/** Words of both languages that mean the same; every form normalised. */
type Concept = { zh: string[]; en: string[] }

/** A concept found in a text, and the form by which it was found. */
export type ConceptMatch = { concept: Concept; form: string; language: 'zh' | 'en' }

/** The words that the search knows, each side findable by the other. */
export type Vocabulary = {
  chinese: Map<string, Concept[]>
  /** Key: the stems of the form, joined by spaces. */
  english: Map<string, Concept[]>
  /** The single words of four letters and more that English forms are made of. */
  englishWords: Set<string>
  /** Key: pinyin without tones or spaces, and initials; only of words of two characters or more. */
  pinyin: Map<string, Concept[]>
  initials: Map<string, Concept[]>
}

const longestChinese = 8
const longestEnglish = 4

/** The vocabulary that is part of the product, read once. */
export const vocabulary = buildVocabulary([nonprofitWords, softwareWords, softwareTasks])

/**
 * What staff add: each group of words means the same. Words in Chinese characters are found as Chinese, all others as
 * English, whichever column they stand in. What is known already stays as it is.
 */
export function extendVocabulary(base: Vocabulary, groups: string[][]): Vocabulary {
  const known: Vocabulary = {
    chinese: new Map(base.chinese),
    english: new Map(base.english),
    englishWords: new Set(base.englishWords),
    pinyin: new Map(base.pinyin),
    initials: new Map(base.initials),
  }
  for (const group of groups) {
    const forms = group.map((word) => normaliseText(word).trim()).filter((form) => form !== '')
    const isChinese = (form: string) => /\p{Script=Han}/u.test(form)
    addConcept(known, { zh: forms.filter(isChinese), en: forms.filter((form) => !isChinese(form)) })
  }
  return known
}

/** The concepts named in a normalised text: at every place the longest form that fits. */
export function conceptsIn(text: string, known: Vocabulary = vocabulary): ConceptMatch[] {
  const matches: ConceptMatch[] = []
  let words: string[] = []
  for (const run of runsOf(text)) {
    if (run.isHan) matches.push(...chineseConcepts(run.text, known))
    else words.push(run.text)
  }
  words = words.slice(0, 64)
  for (let start = 0; start < words.length; ) {
    const found = englishConcept(words, start, known)
    matches.push(...found.matches)
    start += found.wordCount
  }
  return matches
}

/** The stems of an English form, joined by spaces: the key under which it is found. */
export function englishKey(form: string): string {
  return Array.from(runsOf(form), (run) => stemEnglish(run.text)).join(' ')
}

/**
 * Reads concept lists (`中文, 中文 | english, english`, one concept a line).
 * A line without both sides is an error: it would never be found from the other language.
 */
export function buildVocabulary(lists: string[]): Vocabulary {
  const known: Vocabulary = {
    chinese: new Map(),
    english: new Map(),
    englishWords: new Set(),
    pinyin: new Map(),
    initials: new Map(),
  }
  for (const line of lists.join('\n').split('\n')) {
    if (line.trim() === '') continue
    const [chinese = '', english = ''] = line.split('|')
    const concept: Concept = { zh: formsOf(chinese), en: formsOf(english) }
    if (concept.zh.length === 0 || concept.en.length === 0) throw new Error(`Incomplete concept: ${line}`)
    addConcept(known, concept)
  }
  return known
}

function formsOf(side: string): string[] {
  return side
    .split(',')
    .map((form) => normaliseText(form).trim())
    .filter((form) => form !== '')
}

function addConcept(known: Vocabulary, concept: Concept): void {
  for (const form of concept.en) {
    push(known.english, englishKey(form), concept)
    for (const { text } of runsOf(form)) if (/^[a-z]{4,}$/.test(text)) known.englishWords.add(text)
  }
  for (const form of concept.zh) {
    push(known.chinese, form, concept)
    const syllables = syllablesOf(form)
    if (syllables.length < 2) continue
    push(known.pinyin, pinyinOf(syllables), concept)
    if (syllables.length > 2) push(known.initials, initialsOf(syllables), concept)
  }
}

function push(map: Map<string, Concept[]>, key: string, concept: Concept): void {
  const concepts = map.get(key)
  // A list of its own: the one before may be that of the vocabulary which this one extends.
  if (!concepts?.includes(concept)) map.set(key, [...(concepts ?? []), concept])
}

function chineseConcepts(run: string, known: Vocabulary): ConceptMatch[] {
  const matches: ConceptMatch[] = []
  for (let start = 0; start < run.length; ) {
    let length = Math.min(longestChinese, run.length - start)
    while (length > 0 && !known.chinese.has(run.slice(start, start + length))) length -= 1
    const form = run.slice(start, start + length)
    for (const concept of known.chinese.get(form) ?? []) matches.push({ concept, form, language: 'zh' })
    start += Math.max(length, 1)
  }
  return matches
}

function englishConcept(
  words: string[],
  start: number,
  known: Vocabulary,
): { matches: ConceptMatch[]; wordCount: number } {
  for (let count = Math.min(longestEnglish, words.length - start); count > 0; count -= 1) {
    const form = words.slice(start, start + count).join(' ')
    const concepts = known.english.get(englishKey(form))
    if (concepts)
      return {
        matches: concepts.map((concept) => ({ concept, form, language: 'en' })),
        wordCount: count,
      }
  }
  return { matches: [], wordCount: 1 }
}
