import { beginDocument } from './pdf-reader.ts'
import { ActiveContentError, PdfWalk } from './pdf-walk.ts'

/** Why a PDF is refused. `damaged` covers what cannot be inspected. */
export type PdfRefusal = 'encrypted' | 'active' | 'tooManyPages' | 'damaged' | 'polyglot'
export type PdfInspection = { refusal: PdfRefusal } | { refusal: null; pages: number }

const maxPdfPages = 20

/**
 * Decides whether a PDF may be kept. A real parser reads it, and what a viewer might run, open or hide is
 * looked for in every object: those that the parser knows, those anywhere else in the file, and those inside
 * streams. A PDF that cannot be read is refused. Only for a worker thread: reads are bounded, time is not.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfInspection> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  if (hidesAnotherFormat(text, file)) return { refusal: 'polyglot' }
  if (countUpTo(text, '#', maxEscapes) === maxEscapes) return { refusal: 'damaged' }
  const plain = withPlainNames(text)
  if (encrypted.test(plain)) return { refusal: 'encrypted' }
  if (activeAnywhere.test(plain)) return { refusal: 'active' }
  try {
    // The parser takes over the memory of its bytes, so it gets a copy.
    const pages = await countPages(new Uint8Array(bytes), text)
    if (pages === 0) return { refusal: 'damaged' }
    return pages > maxPdfPages ? { refusal: 'tooManyPages' } : { refusal: null, pages }
  } catch (error) {
    return { refusal: error instanceof ActiveContentError ? 'active' : 'damaged' }
  }
}

/** A name ends at white space, a delimiter or the end. */
const nameEnd = String.raw`(?=[\0\s()<>[\]{}/%]|$)`
const encrypted = new RegExp(`/Encrypt${nameEnd}`)
/** Long enough not to match compressed bytes by chance; for viewers that read what our parser does not. */
const activeAnywhere = new RegExp(
  `/(?:JavaScript|Launch|SubmitForm|ImportData|Rendition|RichMedia|EmbeddedFiles?|FileAttachment|GoTo[ER])${nameEnd}`,
)

/** Ten times as many as random bytes contain; more only cost time. */
const maxEscapes = 500_000

function countUpTo(text: string, what: string, most: number): number {
  let count = 0
  for (let at = text.indexOf(what); at >= 0 && count < most; at = text.indexOf(what, at + 1)) count += 1
  return count
}

/** `/J#61vaScript` is another spelling of `/JavaScript`. */
function withPlainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/**
 * Reads a whole document and counts its pages, by the parser and by the objects that declare themselves
 * pages.
 * @throws {Error} for active or unreadable content
 */
async function countPages(bytes: Uint8Array, text: string): Promise<number> {
  if (!/startxref\s{1,9}\d{1,10}\s{1,9}%%EOF[\s\0]*$/.test(text.slice(-2048))) throw new Error('cut off')
  const { document, walk } = readDocument(bytes)
  const { catalog, numPages } = document
  const pages = Math.max(numPages, walk.pages)
  if (pages <= maxPdfPages) for (let index = 0; index < numPages; index += 1) await catalog.getPageDict(index)
  walk.seeElsewhere(text)
  return numPages === 0 ? 0 : pages
}

/** Like viewers, rereads a document with a wrong object table by searching for the objects. */
function readDocument(bytes: Uint8Array) {
  const document = beginDocument(bytes)
  try {
    return read(false)
  } catch (error) {
    if (error instanceof ActiveContentError) throw error
    return read(true)
  }

  function read(isRepaired: boolean) {
    document.checkHeader()
    document.parseStartXRef()
    document.parse(isRepaired)
    const walk = new PdfWalk(bytes, document.xref)
    walk.seeKnown()
    return { document, walk }
  }
}

/** Nothing comes before the header or after the end, and web or archive readers find no format of theirs. */
function hidesAnotherFormat(text: string, bytes: Buffer): boolean {
  if (!text.startsWith('%PDF-')) return true
  const end = text.lastIndexOf('%%EOF')
  if (end >= 0 && /[^\s\0]/.test(text.slice(end + '%%EOF'.length))) return true
  return /<script[\s>/]|<html[\s>]|<!doctype\s{1,99}html/i.test(text) || endsAsZip(bytes)
}

const zipEndRecord = 'PK\x05\x06'

/** A zip is read from its end: its last record tells how far before it the directory begins. */
function endsAsZip(bytes: Buffer): boolean {
  const farthest = Math.max(0, bytes.length - 65_557)
  let at = bytes.indexOf(zipEndRecord, farthest, 'latin1')
  while (at >= 0 && at + 22 <= bytes.length) {
    const directory = at - bytes.readUInt32LE(at + 12)
    if (directory >= 0 && bytes.toString('latin1', directory, directory + 2) === 'PK') return true
    at = bytes.indexOf(zipEndRecord, at + 1, 'latin1')
  }
  return false
}
