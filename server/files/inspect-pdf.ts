import { collectObjects, type PdfObjects } from './pdf-objects.ts'

/** Why a PDF is refused. `damaged` covers what cannot be inspected. */
export type PdfRefusal = 'encrypted' | 'active' | 'tooManyPages' | 'damaged' | 'polyglot'

const maxPdfPages = 20

/**
 * Decides whether a PDF may be kept. It reads the file's structure, inflates its object streams, and prefers to
 * refuse: what a viewer might run, open or hide is looked for in every byte, whatever the cross-reference says.
 * @returns the reason of a refusal, or null and the number of pages
 */
export function inspectPdf(bytes: Buffer): { refusal: PdfRefusal } | { refusal: null; pages: number } {
  const text = bytes.toString('latin1')
  if (hidesAnotherFormat(text, bytes)) return { refusal: 'polyglot' }
  if (countUpTo(text, '#', maxEscapes) === maxEscapes) return { refusal: 'damaged' }
  const everywhere = withPlainNames(text)
  if (hasName(everywhere, ['Encrypt'])) return { refusal: 'encrypted' }
  if (hasName(everywhere, activeEverywhere) || activeShapes.test(everywhere)) return { refusal: 'active' }
  const objects = collectObjects(bytes, text)
  if (objects === null) return { refusal: 'damaged' }
  const structure = withPlainNames(objects.structure)
  if (hasName(structure, ['Encrypt'])) return { refusal: 'encrypted' }
  if (hasName(structure, [...activeEverywhere, ...activeInStructure])) return { refusal: 'active' }
  const pages = countPages(objects)
  if (pages === 0) return { refusal: 'damaged' }
  return pages > maxPdfPages ? { refusal: 'tooManyPages' } : { refusal: null, pages }
}

/** Names long enough that compressed bytes do not hold them by chance; a cross-reference may point into any byte. */
const activeEverywhere = [
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMedia'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'GoToE', 'GoToR'],
]

/** Short names in the only shapes in which they matter. */
const activeShapes = /\/EF\s*(?:<<|\d+\s+\d+\s+R)|\/XFA\s*(?:\[|\d+\s+\d+\s+R)/

/** Short names count only where objects stand. */
const activeInStructure = ['JS', 'EF', 'XFA', 'Movie', 'Sound', '3D', 'Collection']

/** Ten times what random bytes hold; more of them only cost time. */
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

/** A name ends at white space, a delimiter or the end. */
const nameEnd = String.raw`(?=[\0\s()<>[\]{}/%]|$)`

function hasName(text: string, names: readonly string[]): boolean {
  return new RegExp(`/(?:${names.join('|')})${nameEnd}`).test(text)
}

/** A page keeps its object number through later revisions of a file, so it counts once. */
function countPages(objects: PdfObjects): number {
  const page = new RegExp(String.raw`/Type\s*/Page${nameEnd}`)
  let pages = 0
  for (const body of objects.bodies.values()) if (page.test(withPlainNames(body))) pages += 1
  return pages
}

/** Nothing stands before the header or after the end, and no reader of pages or archives finds its own format. */
function hidesAnotherFormat(text: string, bytes: Buffer): boolean {
  if (!text.startsWith('%PDF-')) return true
  const end = text.lastIndexOf('%%EOF')
  if (end >= 0 && /[^\s\0]/.test(text.slice(end + '%%EOF'.length))) return true
  return /<script[\s>/]|<html[\s>]|<!doctype\s+html/i.test(text) || endsAsZip(bytes)
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
