/** The occurrences of a term in a record, weighted by field, that reach each level. */
export const levels = [1, 2, 3, 5, 8, 13] as const

/**
 * The number of a term at a level in `search_documents.tokens` (signed, 32 bits). A record has one number for
 * every level that it reaches, so a rare high level finds records about a common word. Two terms may share a
 * number; with a million terms that happens to one in four thousand.
 */
export function tokenOf(term: string, level: number): number {
  let hash = 0x811c9dc5 ^ level
  for (let index = 0; index < term.length; index += 1) {
    hash = Math.imul(hash ^ term.charCodeAt(index), 0x01000193)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}
