/** What two organisations can have in common, the strongest first. None of it decides anything by itself. */
export const lookAlikeMarks = [
  'creditCode',
  'name',
  'nameSound',
  'nameAlike',
  'phone',
  'legalRepresentative',
  'address',
] as const
export type LookAlikeMark = (typeof lookAlikeMarks)[number]

/**
 * Whether two names are similar enough to be confused: one character in eight differs, or one contains the
 * other with something before or after it.
 */
export function areNamesAlike(one: string, other: string): boolean {
  const [short, long] = [Array.from(one), Array.from(other)].sort((a, b) => a.length - b.length)
  if (!short || !long || short.length < shortestName) return false
  if (long.join('').includes(short.join(''))) return true
  const most = Math.ceil(long.length / charactersPerSlip)
  return long.length - short.length <= most && editDistance(short, long) <= most
}

const shortestName = 4
const charactersPerSlip = 8

/** The edit distance between two texts: characters inserted, left out or changed (Levenshtein). */
function editDistance(one: string[], other: string[]): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, character] of one.entries()) {
    const now = [row + 1]
    for (const [column, against] of other.entries()) {
      const changed = (before[column] ?? 0) + (character === against ? 0 : 1)
      now.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1))
    }
    before = now
  }
  return before.at(-1) ?? 0
}
