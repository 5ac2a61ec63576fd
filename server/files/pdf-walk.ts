import { type Dict, type PdfStream, pdfjs, type XRef } from './pdf-reader.ts'

/** A document holds what a viewer might run or open, or another file. */
export class ActiveContentError extends Error {
  override readonly name = 'ActiveContentError'
}

/** What viewers run, open or unpack; as key, type, action or anything else that is a name. */
const activeNames = new Set([
  ...['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMedia', 'RichMediaExecute'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment', 'Collection', 'GoToE', 'GoToR', 'Thread'],
  ...['XFA', 'Movie', 'Sound', '3D', 'GoTo3DView'],
])

const maxObjects = 200_000
/** No byte is part of more objects than of one, its stream, and what stands by chance in the way. */
const mostReadings = 4

/** Goes through the objects of one document. Every method throws for what is active, unreadable or without end. */
export class PdfWalk {
  /** Objects that say they are a page. */
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

  /** What the table of the document names. Objects inside of streams are seen with their streams. */
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
   * What stands anywhere in the file behind the word for an object or a trailer: earlier versions, and what another
   * viewer might find. Where nothing can be read, nothing is.
   */
  seeElsewhere(text: string): void {
    const { pages } = this
    for (const { 0: word, index } of text.matchAll(/(?<!end)obj|trailer/g)) {
      const start = index + word.length
      const value = this.readAt(start, false)
      if (isObjectStream(value)) this.see(this.readAt(start, true))
      else this.see(value)
    }
    // An earlier version of a page is no page more.
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

  /** Pairs of a number and an offset, then the objects from `first` on, where the offsets count from. */
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

/** Where the reader would give up, an object ends: others read what stands before. */
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

/** Programs leave out of an address what is no visible character of ASCII. */
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
