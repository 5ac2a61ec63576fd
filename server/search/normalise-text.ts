import { Converter } from 'opencc-js/t2cn'

/** Longest text that is analysed; what is beyond does not decide what a record is about. */
const textLimit = 60_000

const fromTraditional = Converter({ from: 't', to: 'cn' })
const fromTaiwan = Converter({ from: 'twp', to: 'cn' })

/**
 * The one form in which texts are compared: well-formed Unicode, compatibility forms folded (full-width
 * letters, ligatures), lower case, accents dropped from Latin letters, traditional characters as simplified.
 *
 * Taiwan's own words (資料庫, 軟體) become the mainland's only where the text really is traditional:
 * 文件 means something else on either side of the strait, so a simplified text must stay as it is.
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

/** The normal form with every run of space and punctuation as one space: for comparing whole names. */
export function normaliseName(name: string): string {
  return normaliseText(name)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}
