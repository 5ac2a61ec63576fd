/**
 * The text of a file: UTF-8 or UTF-16 by its byte order mark, else UTF-8 if valid, else GB18030, which
 * Chinese spreadsheets write. Null if it is none of these.
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
