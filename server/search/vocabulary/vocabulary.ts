import { normaliseText } from '../normalise-text.ts'
import { initialsOf, pinyinOf, syllablesOf } from '../pinyin-keys.ts'
import { stemEnglish } from '../stem-english.ts'
import { runsOf } from '../tokenise-text.ts'
import { nonprofitWords } from './nonprofit-words.ts'
import { softwareTasks } from './software-tasks.ts'
import { softwareVerbs } from './software-verbs.ts'
import { softwareWords } from './software-words.ts'

/** Words of both languages with one meaning; every form is normalised. */
type Concept = { zh: string[]; en: string[] }

/** A concept found in a text, with the form that matched. */
export type ConceptMatch = { concept: Concept; form: string; language: 'zh' | 'en' }

/** The words that the search knows, each side leading to the other. */
export type Vocabulary = {
  chinese: Map<string, Concept[]>
  /** Keyed by the form's stems, joined by spaces. */
  english: Map<string, Concept[]>
  /** The single words, of four letters or more, in English forms. */
  englishWords: Set<string>
  /** Keyed by pinyin without tones or spaces, and by initials; only words of two characters or more. */
  pinyin: Map<string, Concept[]>
  initials: Map<string, Concept[]>
}

const longestChinese = 8
const longestEnglish = 4

/** The product's own vocabulary, built once. */
export const vocabulary = buildVocabulary([nonprofitWords, softwareWords, softwareTasks, softwareVerbs])

/**
 * Adds staff's synonyms: the words of each group mean the same. Words with Chinese characters are matched as
 * Chinese, all others as English, whichever column they are in. Existing entries stay unchanged.
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

/** The concepts named in a normalised text: at every position the longest form that matches. */
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

/** The stems of an English form, joined by spaces, as its look-up key. */
export function englishKey(form: string): string {
  return Array.from(runsOf(form), (run) => stemEnglish(run.text)).join(' ')
}

/**
 * Parses concept lists (`中文, 中文 | english, english`, one concept per line). A line without both sides is an
 * error: it could not be found from the other language.
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
  // A new list: the present one may belong to the base vocabulary.
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
