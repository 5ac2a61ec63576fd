import { stemmer } from 'stemmer'

/**
 * The stem of a lower-case English word, by M. F. Porter, "An algorithm for suffix stripping" (1980), with
 * British spelling folded into American. Words with other letters or digits are returned unchanged.
 */
export function stemEnglish(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(foldBritish(word)) : word
}

/** Folds British into American spelling: organisation, colour, centre; only compared with itself. */
function foldBritish(word: string): string {
  if (word.length < 6) return word
  return word
    .replace(/is(ations?|e[drs]?|ers|ing|able)$/, 'iz$1')
    .replace(/our(s|ed|ing|ful)?$/, 'or$1')
    .replace(/([bt])re(s?)$/, '$1er$2')
}
