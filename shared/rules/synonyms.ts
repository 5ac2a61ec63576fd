import type { FieldError } from '../contract/errors.ts'

/** The search's own limits: a larger entry would never match. */
export const synonymTerms = {
  words: 12,
  /** For a Chinese word. */
  characters: 8,
  /** For an expression in other letters, and its number of words. */
  letters: 40,
  parts: 4,
  /** Words connected over several records: with more, a search for one would find everything. */
  together: 24,
} as const

/**
 * What is wrong with synonyms, one per line: a single character says too little, a long word never matches,
 * and Chinese characters mixed with letters or signs are not one word. Commas separate words.
 */
export function checkWords(words: readonly string[]): FieldError | null {
  if (words.length > synonymTerms.words) return { reason: 'tooManyChosen', limit: synonymTerms.words }
  for (const word of words) {
    const error = checkWord(word)
    if (error) return error
  }
  return null
}

function checkWord(word: string): FieldError | null {
  const signs = Array.from(word.matchAll(/[\p{L}\p{N}]/gu))
  if (signs.length < 2) return { reason: 'tooShort' }
  const han = signs.filter(([sign]) => /\p{Script=Han}/u.test(sign)).length
  if (han > 0 && !/^\p{Script=Han}+$/u.test(word)) return { reason: 'wrongFormat' }
  if (/[,，]/.test(word)) return { reason: 'wrongFormat' }
  if (han > synonymTerms.characters) return { reason: 'tooLong' }
  const parts = word.split(/[^\p{L}\p{N}+#]+/u).filter((part) => part !== '')
  if (han === 0 && (word.length > synonymTerms.letters || parts.length > synonymTerms.parts))
    return { reason: 'tooLong' }
  return null
}
