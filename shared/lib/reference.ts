/** Letters and digits that are not confused when read aloud or by hand: no 0 O 1 I L U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 5

/**
 * What the two letters stand for: SQ application, RZ verification, FK feedback, XQ request for a tool, LD request to
 * adopt a project, CG change of a super admin, YY order or booking, ZM certificate of voluntary service,
 * SC dispute of its hours, TW question about an entry of the venture programme.
 */
export type ReferencePrefix = 'SQ' | 'RZ' | 'FK' | 'XQ' | 'LD' | 'CG' | 'YY' | 'ZM' | 'SC' | 'TW'

/**
 * A reference that people can read aloud, such as `SQ-2026-7K3M9`. One year has 24 million of a kind; the table's
 * unique index decides, and a taken one is drawn again.
 */
export function createReference(prefix: ReferencePrefix, year: number): string {
  return `${prefix}-${year}-${drawCharacters(length)}`
}

/** A typed reference (lower case, spaces, missing dashes) in its one spelling; null for anything else. */
export function parseReference(typed: string): string | null {
  const bare = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
  const found = new RegExp(`^(SQ|RZ|FK|XQ|LD|CG|YY|ZM|SC)(\\d{4})([${alphabet}]{${length}})$`).exec(bare)
  return found ? `${found[1]}-${found[2]}-${found[3]}` : null
}

/** So many random characters that people can read aloud. */
export function drawCharacters(length: number): string {
  let drawn = ''
  while (drawn.length < length) {
    // Discards bytes beyond the last whole multiple, so that all characters are equally frequent.
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < 256 - (256 % alphabet.length)) drawn += alphabet[byte % alphabet.length]
  }
  return drawn
}

/**
 * So many of the same characters out of hashes, the same each time.
 * @param hash gives the bytes of a round, which differ from those of every other round
 */
export function charactersOf(hash: (round: number) => Uint8Array, length: number): string {
  let code = ''
  for (let round = 0; code.length < length; round += 1) {
    // Bytes beyond the last whole multiple are discarded, so that all characters are equally likely.
    for (const byte of hash(round))
      if (byte < 256 - (256 % alphabet.length) && code.length < length)
        code += alphabet[byte % alphabet.length]
  }
  return code
}
