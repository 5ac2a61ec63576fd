import { type Dict, type PdfStream, pdfjs, type XRef } from './pdf-reader.ts'

/** The document contains what a viewer might run or open, or another file. */
export class ActiveContentError extends Error {
  override readonly name = 'ActiveContentError'
}

/** Names of what viewers run, open or unpack; as key, type, action or any other name. */
const activeNames = new Set([
  ...['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMedia', 'RichMediaExecute'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment', 'Collection', 'GoToE', 'GoToR', 'Thread'],
  ...['XFA', 'Movie', 'Sound', '3D', 'GoTo3DView'],
])

const maxObjects = 200_000
/** No byte belongs to more than an object, its stream, and chance matches in between. */
const mostReadings = 4

/** Walks the objects of one document. Every method throws for active, unreadable or endless content. */
export class PdfWalk {
  /** Objects that declare themselves pages. */
  pages = 0
  private objects = 0
  private left: number
  private readonly bytes: Uint8Array
  private readonly xref: XRef

  constructor(bytes: Uint8Array, xref: XRef) {
    this.bytes = bytes
    this.xref = xref
    this.left = mostReadings * bytes.length + 65_536
  }

  /** Visits the objects in the document's table. Objects inside streams are visited with their streams. */
  seeKnown(): void {
    const { xref } = this
    this.see(xref.trailer)
    const numbers = xref.getNewTemporaryRef().num
    if (numbers > maxObjects) throw new Error('too many objects')
    for (let number = 0; number < numbers; number += 1) {
      const entry = xref.getEntry(number)
      if (entry?.uncompressed) this.see(xref.fetch(pdfjs.Ref.get(number, entry.gen)))
    }
  }

  /**
   * Visits what follows the keyword of an object or a trailer anywhere in the file: earlier versions, and
   * what another viewer might find. Unreadable places are skipped.
   */
  seeElsewhere(text: string): void {
    const { pages } = this
    for (const { 0: word, index } of text.matchAll(/(?<!end)obj|trailer/g)) {
      const start = index + word.length
      const value = this.readAt(start, false)
      if (isObjectStream(value)) this.see(this.readAt(start, true))
      else this.see(value)
    }
    // An earlier version of a page is not another page.
    this.pages = pages
  }

  private readAt(start: number, allowStreams: boolean): unknown {
    const stream = new pdfjs.Stream(this.bytes, start)
    const lexer = new LenientLexer(stream)
    try {
      return new pdfjs.Parser({ lexer, xref: this.xref, allowStreams, recoveryMode: true }).getObj()
    } catch (error) {
      // Nested or inflated without end.
      if (error instanceof RangeError) throw error
      return null
    } finally {
      this.spend(stream.pos - start)
    }
  }

  private spend(bytes: number): void {
    this.left -= bytes
    this.objects += 1
    if (this.left < 0 || this.objects > maxObjects * 2) throw new Error('more to read than a document has')
  }

  private see(object: unknown): void {
    const waiting = [object]
    while (waiting.length > 0) {
      const value = waiting.pop()
      if (value instanceof pdfjs.Name) checkName(value.name)
      else if (Array.isArray(value)) for (const item of value) waiting.push(item)
      else if (value instanceof pdfjs.Dict) this.seeDictionary(value, waiting)
      else if (value instanceof pdfjs.BaseStream) this.seeStream(value, waiting)
    }
  }

  private seeDictionary(dictionary: Dict, waiting: unknown[]): void {
    for (const [key, value] of dictionary.getRawEntries()) {
      checkName(key)
      waiting.push(value)
    }
    for (const key of ['URI', 'Base']) checkAddress(dictionary.get(key))
    const type = dictionary.get('Type')
    if (type instanceof pdfjs.Name && type.name === 'Page') this.pages += 1
  }

  private seeStream(stream: PdfStream, waiting: unknown[]): void {
    const { dict } = stream
    waiting.push(dict)
    this.spend(lengthInFile(stream))
    const file = dict?.get('F')
    if (typeof file === 'string' || file instanceof pdfjs.Dict) throw new ActiveContentError('data elsewhere')
    if (isObjectStream(dict)) this.seeObjects(stream.getBytes(), dict.get('N'), dict.get('First'))
  }

  /** Pairs of a number and an offset, then the objects from `first` on, which the offsets are relative to. */
  private seeObjects(content: Uint8Array, count: unknown, first: unknown): void {
    if (!isWhole(count) || !isWhole(first)) throw new Error('no object stream')
    const head = this.parserOf(content, 0)
    const offsets: number[] = []
    for (let index = 0; index < count; index += 1) {
      const [number, offset] = [head.getObj(), head.getObj()]
      if (!isWhole(number) || !isWhole(offset)) throw new Error('no object stream')
      offsets.push(first + offset)
    }
    for (const [index, offset] of offsets.entries()) {
      const end = offsets[index + 1] ?? content.length
      if (end < offset) throw new Error('no object stream')
      const object = this.parserOf(content.subarray(0, end), offset).getObj()
      if (object === pdfjs.EOF) throw new Error('no object')
      this.spend(0)
      this.see(object)
    }
  }

  private parserOf(content: Uint8Array, start: number) {
    const lexer = new pdfjs.Lexer(new pdfjs.Stream(content, start))
    return new pdfjs.Parser({ lexer, xref: this.xref })
  }
}

/** Ends an object where the parser would give up: other parsers read what comes before. */
class LenientLexer extends pdfjs.Lexer {
  override getObj(): unknown {
    try {
      return super.getObj()
    } catch (error) {
      if (error instanceof RangeError) throw error
      return pdfjs.EOF
    }
  }
}

function checkName(name: string): void {
  if (activeNames.has(name)) throw new ActiveContentError(name)
}

const allowedSchemes = ['http', 'https', 'mailto', 'tel']

/** Programs drop characters outside of visible ASCII from an address. */
function checkAddress(address: unknown): void {
  if (typeof address !== 'string') return
  const scheme = /^([^/?#:]*):/.exec(address.replace(/[^\x21-\x7e]/g, ''))?.[1]
  if (scheme !== undefined && !allowedSchemes.includes(scheme.toLowerCase()))
    throw new ActiveContentError('address')
}

function isObjectStream(value: unknown): value is Dict {
  if (!(value instanceof pdfjs.Dict)) return false
  const type = value.get('Type')
  return (type instanceof pdfjs.Name && type.name === 'ObjStm') || (value.has('N') && value.has('First'))
}

function lengthInFile(stream: PdfStream): number {
  let source = stream
  while (source.stream) source = source.stream
  return source.length
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
