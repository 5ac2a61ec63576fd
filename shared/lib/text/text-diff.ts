import { diffArrays } from 'diff'

/** A piece of a text that stayed, came or went. */
export type DiffPiece = { kind: 'same' | 'added' | 'removed'; text: string }

/** So many changes are looked for at most: the time that it takes grows with their square. */
const maxEditLength = 500

/**
 * What changed from one text to another, in pieces that joined give both: word by word, texts with more changes line by
 * line, and what has too many even so as a whole.
 */
export function diffTexts(before: string, after: string): DiffPiece[] {
  const changes =
    diffArrays(wordsOf(before), wordsOf(after), { maxEditLength }) ??
    diffArrays(linesOf(before), linesOf(after), { maxEditLength }) ??
    diffArrays([before], [after])
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

/** A Han character or a Latin word each, with what separates them. */
function wordsOf(text: string): string[] {
  return text.match(/\p{Script=Han}|[\p{L}\p{N}'’-]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? []
}
