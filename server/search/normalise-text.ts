import { Converter } from 'opencc-js/t2cn'

/** The longest text to analyse; later parts rarely decide what a record is about. */
const textLimit = 60_000

const fromTraditional = Converter({ from: 't', to: 'cn' })
const fromTaiwan = Converter({ from: 'twp', to: 'cn' })

/**
 * The normal form for comparing texts: well-formed Unicode, compatibility forms folded (full-width letters,
 * ligatures), lower case, accents removed from Latin letters, traditional characters simplified.
 * Taiwan's own words (資料庫, 軟體) become the mainland's only where the text really is traditional: 文件 has
 * different meanings in Taiwan and on the mainland, so simplified text must stay unchanged.
 */
export function normaliseText(text: string): string {
  const clean = text.slice(0, textLimit).toWellFormed().replaceAll('\uFFFD', ' ').replaceAll('\0', ' ')
  const folded = clean
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
  const simplified = fromTraditional(folded)
  return simplified === folded ? folded : fromTaiwan(folded)
}

/** The normal form with each run of spaces and punctuation as one space: for comparing whole names. */
export function normaliseName(name: string): string {
  return normaliseText(name)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}
