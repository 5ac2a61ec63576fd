import { countMarked, type MarkedText, type Marks, markTerms } from './mark-terms.ts'

/** An excerpt's length in Latin letters; a Chinese character counts twice. */
const widthLimit = 200
/** Sentences of the body that are searched for a better excerpt. */
const sentenceLimit = 60

/**
 * The part of a record's texts that best shows why it was found: its summary, or the sentence of its body
 * with more of the search terms.
 * @returns at most about 200 letters or 100 Chinese characters, with search terms marked
 */
export function excerptOf(summary: string, body: string, marks: Marks): MarkedText {
  let best = { text: summary, count: countMarked(summary, marks) }
  if (best.count < mostExpected(marks)) {
    for (const sentence of sentencesOf(body)) {
      const count = countMarked(sentence, marks)
      if (count > best.count) best = { text: sentence, count }
      if (best.count >= mostExpected(marks)) break
    }
  }
  return cut(markTerms(best.text, marks))
}

/** More than three different terms in a sentence is not required. */
function mostExpected({ terms, pinyin, initials }: Marks): number {
  return Math.min(3, terms.size + pinyin.size + initials.size)
}

function sentencesOf(body: string): string[] {
  return body
    .slice(0, 6_000)
    .split(/(?<=[。！？\n])|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 5)
    .slice(0, sentenceLimit)
}

/** The marked text from shortly before its first mark, cut to an excerpt's length. */
function cut(marked: MarkedText): MarkedText {
  const first = marked.findIndex(({ isHit }) => isHit)
  const before = marked
    .slice(0, Math.max(first, 0))
    .map(({ text }) => text)
    .join('')
  const tooFar = widthOf(before) > widthLimit / 2
  const kept = tooFar ? [{ text: `…${lastPart(before)}`, isHit: false }, ...marked.slice(first)] : marked
  const shown: MarkedText = []
  let left = widthLimit
  for (const { text, isHit } of kept) {
    const part = firstPart(text, left)
    if (part !== '') shown.push({ text: part, isHit })
    left -= widthOf(text)
    if (left <= 0) {
      if (part.length < text.length || kept.at(-1)?.text !== text) shown.push({ text: '…', isHit: false })
      break
    }
  }
  return shown
}

function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += isWide(character) ? 2 : 1
  return width
}

function isWide(character: string): boolean {
  return /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(character)
}

/** The start of a text that fits, without cutting a Latin word. */
function firstPart(text: string, width: number): string {
  let part = ''
  for (const character of text) {
    width -= isWide(character) ? 2 : 1
    if (width < 0) return part.replace(/(?<=\s)[\p{Script=Latin}\p{N}]+$/u, '').trimEnd()
    part += character
  }
  return part
}

/** The end of a text, from the last comma or space that leaves some context. */
function lastPart(text: string): string {
  const end = Array.from(text).slice(-24).join('')
  return end.replace(/^.*?[，、；：,;:\s]/u, '')
}
