/**
 * The parser inside pdf.js with the classes that `files/pdf-reader.ts` exports; the version is pinned, and a
 * missing name fails the import.
 */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export class Name {
    readonly name: string
  }
  export type Ref = { readonly num: number; readonly gen: number }
  export const Ref: { get(number: number, generation: number): Ref }
  export class Dict {
    get(key: string): unknown
    getRawEntries(): IterableIterator<[string, unknown]>
    has(key: string): boolean
  }
  export class BaseStream {
    readonly dict: Dict | null
    readonly length: number
    /** The stream that a filter reads from. */
    readonly stream?: BaseStream
    getBytes(): Uint8Array
  }
  export class DecodeStream extends BaseStream {
    readonly buffer: Uint8Array
    ensureBuffer(bytes: number): Uint8Array
  }
  export class Stream extends BaseStream {
    constructor(bytes: Uint8Array, start?: number, length?: number)
    pos: number
  }
  export class Lexer {
    constructor(stream: Stream)
    getObj(): unknown
  }
  export class Parser {
    constructor(options: { lexer: Lexer; xref: XRef; allowStreams?: boolean; recoveryMode?: boolean })
    getObj(): unknown
  }
  export class XRef {
    readonly trailer: Dict
    getEntry(number: number): { gen: number; uncompressed: boolean } | null
    fetch(ref: Ref): unknown
    getNewTemporaryRef(): { num: number }
  }
  export class LocalPdfManager {
    constructor(options: {
      source: Uint8Array
      docId: string
      password: string
      docBaseUrl: string
      enableXfa: boolean
      evaluatorOptions: object
      handler: null
    })
    readonly pdfDocument: {
      readonly xref: XRef
      readonly numPages: number
      readonly catalog: { getPageDict(index: number): Promise<[Dict, Ref | null]> }
      checkHeader(): void
      parseStartXRef(): void
      parse(isRepaired: boolean): void
    }
  }
  export const EOF: symbol
  export function clearGlobalCaches(): void
  export function setVerbosityLevel(level: 0): void
}
