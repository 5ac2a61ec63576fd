/** A part of a text as judges read it: as it was written, or a name that is struck out. */
export type BlindPart = { text: string; isStruck: boolean }

type Letter = { letter: string; start: number; end: number }

/** Turns a letter into the one under which its other spellings are compared, such as a simplified character. */
export type Folding = (letter: string) => string

/** So many blanks, marks or signs may stand inside a name that somebody has pulled apart. */
const widestGap = 3
/** One letter alone names nobody. */
const shortestName = 2

/**
 * A text with every given name struck out, however it is written: in full-width letters, with blanks, marks or hidden
 * characters inside, in capitals or with accents. A name in Latin letters is struck only as words of its own: `An` stays in
 * `plan`. Judges, and the preview of what they see, read texts through this alone.
 */
export function strikeNames(
  text: string,
  names: readonly string[],
  fold: Folding = (letter) => letter,
): BlindPart[] {
  const letters = lettersOf(text, fold)
  const struck = names
    .map((name) => lettersOf(name, fold).map(({ letter }) => letter))
    .filter(({ length }) => length >= shortestName)
    .flatMap((name) => placesOf(name, letters, text))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  return partsOf(text, struck)
}

/** The same as one text, in which a sign stands for each name. */
export function struckText(parts: readonly BlindPart[], sign = '■■■'): string {
  return parts.map(({ text, isStruck }) => (isStruck ? sign : text)).join('')
}

/** Letters and digits alone, without width, case, accents and blanks, each with its place in the text. */
function lettersOf(text: string, fold: Folding): Letter[] {
  const letters: Letter[] = []
  let at = 0
  for (const character of text) {
    const start = at
    at += character.length
    const plain = character.normalize('NFKD').toLowerCase()
    for (const letter of plain)
      if (/[\p{L}\p{N}]/u.test(letter)) letters.push({ letter: fold(letter), start, end: at })
  }
  return letters
}

type Place = { start: number; end: number }

function placesOf(name: readonly string[], letters: readonly Letter[], text: string): Place[] {
  const places: Place[] = []
  for (let from = 0; from + name.length <= letters.length; from += 1) {
    const found = letters.slice(from, from + name.length)
    if (!name.every((letter, index) => found[index]?.letter === letter)) continue
    const start = found[0]?.start ?? 0
    const end = found.at(-1)?.end ?? 0
    if (isTogether(found, text) && isWhole(text, start, end)) places.push({ start, end })
  }
  return places
}

function isTogether(found: readonly Letter[], text: string): boolean {
  return found.every((letter, index) => {
    const before = found[index - 1]
    return !before || [...text.slice(before.end, letter.start)].length <= widestGap
  })
}

const latin = /[\p{Script=Latin}\p{N}]/u

/** Whether no Latin letter or digit goes on before or after it; Chinese names stand in the running text. */
function isWhole(text: string, start: number, end: number): boolean {
  const before = [...text.slice(Math.max(0, start - 2), start)].at(-1) ?? ''
  const after = [...text.slice(end, end + 2)][0] ?? ''
  const first = [...text.slice(start, end)][0] ?? ''
  const last = [...text.slice(start, end)].at(-1) ?? ''
  return !(latin.test(before) && latin.test(first)) && !(latin.test(after) && latin.test(last))
}

function partsOf(text: string, struck: readonly Place[]): BlindPart[] {
  const parts: BlindPart[] = []
  let at = 0
  for (const { start, end } of struck) {
    if (end <= at) continue
    if (start > at) parts.push({ text: text.slice(at, start), isStruck: false })
    const last = parts.at(-1)
    if (last?.isStruck) last.text += text.slice(Math.max(at, start), end)
    else parts.push({ text: text.slice(Math.max(at, start), end), isStruck: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isStruck: false })
  return parts
}
