/** A piece of a text that stayed, came or went. */
export type DiffPiece = { kind: 'same' | 'added' | 'removed'; text: string }

/** So many words on each side are compared word by word; longer texts line by line, so that it stays quick. */
const mostWords = 1500

/** What changed from one text to another, in pieces that joined give both. */
export function diffTexts(before: string, after: string): DiffPiece[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const words = { before: wordsOf(before), after: wordsOf(after) }
  const isShort = words.before.length <= mostWords && words.after.length <= mostWords
  return isShort ? diffUnits(words.before, words.after) : diffUnits(linesOf(before), linesOf(after))
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
