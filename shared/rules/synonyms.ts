import type { FieldError } from '../contract/errors.ts'

/** What a search looks words up by: more would never be met. */
export const synonymTerms = {
  words: 12,
  /** Of a Chinese word. */
  characters: 8,
  /** Of an expression in other letters, and its words. */
  letters: 40,
  parts: 4,
  /** Words that hang together over several records: more, and a search for one would find everything. */
  together: 24,
} as const

/**
 * What is wrong with words that mean the same, one a line: one sign says too little, a long one is never met, and
 * Chinese characters among letters or signs are not read as one word. A comma parts words, and so stands in none.
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
