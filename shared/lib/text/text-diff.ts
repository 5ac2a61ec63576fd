import { diffArrays } from 'diff'

/** A piece of a text that is unchanged, added or removed. */
export type DiffPiece = { kind: 'same' | 'added' | 'removed'; text: string }

/** The largest number of changes looked for: the time grows with its square. */
const maxEditLength = 500

/**
 * The changes from one text to another, in pieces that together give both: word by word, texts with more
 * changes line by line, and texts with too many even then as a whole.
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

/** Single Han characters or Latin words, with their separators. */
function wordsOf(text: string): string[] {
  return text.match(/\p{Script=Han}|[\p{L}\p{N}'’-]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? []
}
