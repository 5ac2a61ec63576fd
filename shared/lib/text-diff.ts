/** A piece of a text that stayed, came or went. */
export type DiffPiece = { kind: 'same' | 'added' | 'removed'; text: string }

/** So many pieces on each side are compared at most: the time that it takes grows with both. */
const mostUnits = 1500

/**
 * What changed from one text to another, in pieces that joined give both: word by word, longer texts line by line,
 * and what is too long even so as a whole.
 */
export function diffTexts(before: string, after: string): DiffPiece[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  for (const unitsOf of [wordsOf, linesOf]) {
    const [old, now] = [unitsOf(before), unitsOf(after)]
    if (old.length <= mostUnits && now.length <= mostUnits) return diffUnits(old, now)
  }
  const pieces: DiffPiece[] = []
  add(pieces, 'removed', before)
  add(pieces, 'added', after)
  return pieces
}

/** A Han character or a Latin word each, with what separates them. */
function wordsOf(text: string): string[] {
  return text.match(/\p{Script=Han}|[\p{L}\p{N}'’-]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? []
}

/** The longest common subsequence, by its table. */
function diffUnits(before: string[], after: string[]): DiffPiece[] {
  const width = after.length + 1
  const table = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const skip = Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0)
      table[i * width + j] = before[i] === after[j] ? (table[(i + 1) * width + j + 1] ?? 0) + 1 : skip
    }
  }
  const pieces: DiffPiece[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      add(pieces, 'same', before[i])
      i += 1
      j += 1
    } else if (
      i < before.length &&
      (j >= after.length || (table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0))
    ) {
      add(pieces, 'removed', before[i])
      i += 1
    } else {
      add(pieces, 'added', after[j])
      j += 1
    }
  }
  return pieces
}

function add(pieces: DiffPiece[], kind: DiffPiece['kind'], text = ''): void {
  const last = pieces.at(-1)
  if (last?.kind === kind) last.text += text
  else pieces.push({ kind, text })
}
