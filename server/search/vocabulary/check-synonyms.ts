import { ApiError } from '../../../shared/contract/errors.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { synonymTerms } from '../../../shared/rules/synonyms.ts'
import type { Db } from '../../db/database.ts'
import { normaliseText } from '../normalise-text.ts'
import { isStopWord, runsOf } from '../tokenise-text.ts'
import { groupsOf } from './published-vocabulary.ts'
import { listOtherSynonymWords } from './synonyms.queries.ts'
import { englishKey } from './vocabulary.ts'

type Published = { number: number; language: Locale; words: readonly string[] }

/**
 * Refuses harmful synonyms: a word that every text contains would find everything, and so would groups
 * connected by shared words until nearly all words mean the same.
 * @throws ApiError `invalidInput` for the words of the language: `notAnOption`, `tooLarge`
 */
export async function checkSynonyms(db: Db, { number, language, words }: Published): Promise<void> {
  const refuse = (reason: 'notAnOption' | 'tooLarge', limit?: number) => {
    const error = { reason, ...(limit !== undefined && { limit }) }
    return new ApiError('invalidInput', { fields: { [`texts.${language}.words`]: error } })
  }
  if (words.some(isEverywhere)) throw refuse('notAnOption')
  const others = await listOtherSynonymWords(db, { number, language })
  const groups = groupsOf([...others, { number, words: words.join('\n') }])
  const joined = joinedWith(
    groups.find((group) => group.number === number)?.words ?? [],
    groups.map((group) => group.words),
  )
  if (joined > synonymTerms.together) throw refuse('tooLarge', synonymTerms.together)
}

function isEverywhere(word: string): boolean {
  const parts = Array.from(runsOf(normaliseText(word)), ({ text }) => text)
  return parts.length > 0 && parts.every(isStopWord)
}

/** The number of words connected with these through groups that share a word. */
function joinedWith(start: readonly string[], groups: readonly (readonly string[])[]): number {
  const keyed = groups.map((group) => group.map(keyOf))
  const reached = new Set(start.map(keyOf))
  for (let before = -1; before < reached.size; ) {
    before = reached.size
    for (const group of keyed) {
      if (group.some((key) => reached.has(key))) for (const key of group) reached.add(key)
    }
  }
  return reached.size
}

/** Two words are equal if the search treats them as one. */
function keyOf(word: string): string {
  const normal = normaliseText(word).trim()
  return /\p{Script=Han}/u.test(normal) ? normal : englishKey(normal)
}
