/** The number of letters added, left out, replaced or swapped with a neighbour (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let slips = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) slips = Math.min(slips, at(i - 2, j - 2) + 1)
      row[j] = slips
    }
  }
  return at(a.length, b.length)
}

/**
 * A word and its variants without one letter: two words one slip apart always share a key, whatever the slip,
 * so an index over keys finds them all. Same as the database's `search_slip_keys`.
 */
export function slipKeys(word: string): string[] {
  const keys = new Set([word])
  for (let index = 0; index < word.length; index += 1) {
    keys.add(word.slice(0, index) + word.slice(index + 1))
  }
  return [...keys]
}
