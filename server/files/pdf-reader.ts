import { registerHooks } from 'node:module'

/** Internal classes that pdf.js reads documents with and does not export. */
const parts = [
  ...[
    'BaseStream',
    'DecodeStream',
    'Dict',
    'EOF',
    'Lexer',
    'LocalPdfManager',
    'Name',
    'Parser',
    'Ref',
    'Stream',
  ],
  ...['clearGlobalCaches', 'setVerbosityLevel'],
]

/** For everything that one document inflates; a page of text takes some kilobytes. */
const mostInflatedBytes = 32 * 1024 * 1024

const hooks = registerHooks({
  load(address, context, next) {
    const loaded = next(address, context)
    if (!address.endsWith('/pdf.worker.mjs')) return loaded
    return { ...loaded, source: `${loaded.source}\nexport { ${parts.join(', ')} }\n` }
  },
})
/** The parser of pdf.js: it neither draws nor runs nor fetches anything. */
export const pdfjs = await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
hooks.deregister()
pdfjs.setVerbosityLevel(0)

let left = mostInflatedBytes
const { ensureBuffer } = pdfjs.DecodeStream.prototype
/** Every filter requests its output buffer here before it writes. */
pdfjs.DecodeStream.prototype.ensureBuffer = function (bytes) {
  const before = this.buffer.length
  if (bytes - before > left) throw new RangeError('inflates without end')
  const buffer = ensureBuffer.call(this, bytes)
  left -= buffer.length - before
  return buffer
}

/** Begins a document with a fresh inflation budget and nothing cached from the previous one. */
export function beginDocument(bytes: Uint8Array) {
  left = mostInflatedBytes
  pdfjs.clearGlobalCaches()
  const { pdfDocument } = new pdfjs.LocalPdfManager({
    source: bytes,
    docId: '',
    password: '',
    docBaseUrl: '',
    enableXfa: false,
    evaluatorOptions: {},
    handler: null,
  })
  return pdfDocument
}

export type { BaseStream as PdfStream, Dict, XRef } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
