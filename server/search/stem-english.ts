/** A vowel in Porter's sense: a e i o u, and y after a consonant. */
const vowel = '(?:[aeiou]|(?<=[^aeiou])y)'
const consonant = '(?:[^aeiouy]|(?<=[aeiou])y|^y)'
const measureOver0 = new RegExp(`^${consonant}*${vowel}+${consonant}`)
const measureIs1 = new RegExp(`^${consonant}*${vowel}+${consonant}+${vowel}*$`)
const measureOver1 = new RegExp(`^${consonant}*${vowel}+${consonant}+${vowel}+${consonant}`)
const hasVowel = new RegExp(`^${consonant}*${vowel}`)
const endsShort = new RegExp(`${consonant}${vowel}[^aeiouwxy]$`)
const doubled = /([^aeioulsz])\1$/

/** Longest suffix first: if a suffix matches but its condition fails, no shorter one is tried. */
const step2 = pairs(
  'ational:ate tional:tion enci:ence anci:ance izer:ize abli:able alli:al entli:ent eli:e ousli:ous ' +
    'ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log',
)
const step3 = pairs('icate:ic ative: alize:al iciti:ic ical:ic ful: ness:')
const step4 = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic ou'.split(' ')

/**
 * The stem of a lower-case English word, by M. F. Porter, "An algorithm for suffix stripping" (1980). Words
 * with other letters or digits are returned unchanged.
 */
export function stemEnglish(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  let stem = stripPlural(foldBritish(word))
  stem = stripPast(stem)
  if (stem.endsWith('y') && hasVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`
  stem = replaceSuffix(stem, step2)
  stem = replaceSuffix(stem, step3)
  stem = stripLong(stem)
  return tidyEnd(stem)
}

/** Folds British into American spelling: organisation, colour, centre; only compared with itself. */
function foldBritish(word: string): string {
  if (word.length < 6) return word
  return word
    .replace(/is(ations?|e[drs]?|ers|ing|able)$/, 'iz$1')
    .replace(/our(s|ed|ing|ful)?$/, 'or$1')
    .replace(/([bt])re(s?)$/, '$1er$2')
}

function pairs(list: string): [suffix: string, replacement: string][] {
  return list
    .split(' ')
    .map((pair): [string, string] => {
      const [suffix = '', replacement = ''] = pair.split(':')
      return [suffix, replacement]
    })
    .sort((a, b) => b[0].length - a[0].length)
}

function stripPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2)
  if (word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word
}

function stripPast(word: string): string {
  if (word.endsWith('eed')) return measureOver0.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const suffix = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0
  const stem = word.slice(0, word.length - suffix)
  if (suffix === 0 || !hasVowel.test(stem)) return word
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (doubled.test(stem)) return stem.slice(0, -1)
  return measureIs1.test(stem) && endsShort.test(stem) ? `${stem}e` : stem
}

function replaceSuffix(word: string, table: [suffix: string, replacement: string][]): string {
  const entry = table.find(([suffix]) => word.endsWith(suffix))
  if (!entry) return word
  const stem = word.slice(0, word.length - entry[0].length)
  return measureOver0.test(stem) ? stem + entry[1] : word
}

function stripLong(word: string): string {
  const ion = /^(.*[st])ion$/.exec(word)
  if (ion?.[1] !== undefined) return measureOver1.test(ion[1]) ? ion[1] : word
  const suffix = step4.find((candidate) => word.endsWith(candidate))
  if (suffix === undefined) return word
  const stem = word.slice(0, word.length - suffix.length)
  return measureOver1.test(stem) ? stem : word
}

function tidyEnd(word: string): string {
  let stem = word
  if (stem.endsWith('e')) {
    const without = stem.slice(0, -1)
    if (measureOver1.test(without) || (measureIs1.test(without) && !endsShort.test(without))) stem = without
  }
  return stem.endsWith('ll') && measureOver1.test(stem.slice(0, -1)) ? stem.slice(0, -1) : stem
}
