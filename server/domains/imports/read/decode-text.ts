/**
 * The text of a file: UTF-8 or UTF-16 by the mark at its start, else UTF-8 where all of it is, else GB18030, which
 * Chinese spreadsheets write. Null for what is none of them.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be')
  return decode(bytes, 'utf-8') ?? decode(bytes, 'gb18030')
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
