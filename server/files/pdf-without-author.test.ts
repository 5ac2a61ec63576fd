import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makePdf, makePdfWithObjectStream } from '../../tests/support/world/make-pdf.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { beginDocument, type Dict, type PdfStream } from './pdf-reader.ts'
import { pdfWithoutAuthor } from './pdf-without-author.ts'

const name = 'Zhongli Wangshu'
const nameAsHex = Buffer.from(`\uFEFF${name}`, 'utf16le').swap16().toString('hex')
const about = `<< /Author (${name} \\(CEO\\) (team)) /Title <${nameAsHex}> /Producer (Office of ${name}) /CreationDate (D:20260101) >>`
const xmp = Buffer.from(`<?xpacket?><x:xmpmeta><dc:creator>${name}</dc:creator></x:xmpmeta>`)
const isMetadata = '/Type /Metadata /Subtype /XML'

const files: Record<string, Buffer> = {
  'in plain objects': makePdf({
    ...{ catalog: '/Metadata 101 0 R', trailer: '/Info 100 0 R' },
    extra: [{ body: about }, { body: `<< ${isMetadata} >>`, data: xmp }],
  }),
  'in deflated metadata': makePdf({
    ...{ catalog: '/Metadata 101 0 R', trailer: '/Info 100 0 R' },
    extra: [
      { body: about },
      { body: `<< ${isMetadata} /Filter /FlateDecode >>`, data: deflateSync(xmp, { level: 9 }) },
    ],
  }),
  'in an object stream': makePdfWithObjectStream({ extra: [about], trailer: '/Info 100 0 R' }),
  'in a tightly packed object stream': makePdfWithObjectStream({
    ...{ extra: [about], trailer: '/Info 100 0 R' },
    data: (plain) => deflateSync(plain, { level: 9, memLevel: 9 }),
  }),
  'in an object stream that is not packed': makePdfWithObjectStream({
    ...{ extra: [about], trailer: '/Info 100 0 R', dictionary: '/Type/ObjStm{head}' },
    data: (plain) => Buffer.from(plain),
  }),
}

/** What a reader finds about a document: strings of its information dictionary, and its metadata stream. */
function saidBy(bytes: Uint8Array): string {
  const document = beginDocument(new Uint8Array(bytes))
  document.parseStartXRef()
  document.parse(false)
  const { trailer } = document.xref
  const info = trailer.get('Info') as Dict | undefined
  const texts = info ? [...info.getRawEntries()].map(([, said]) => String(said)) : []
  const stream = (trailer.get('Root') as Dict).get('Metadata') as PdfStream | undefined
  if (stream) texts.push(Buffer.from(stream.getBytes()).toString('utf8'))
  return texts.join('\n').replaceAll('\0', '')
}

describe('what a PDF says of itself', () => {
  it.each(Object.entries(files))('is blank and reads as before: %s', async (_, file) => {
    expect(saidBy(file)).toContain(name)
    const after = pdfWithoutAuthor(file)
    expect(after).toHaveLength(file.length)
    expect(saidBy(after)).not.toMatch(/Zhongli|Wangshu|CEO|team|Office|2026/)
    expect(Buffer.from(after).toString('latin1')).not.toContain('Zhongli')
    expect(await inspectPdf(after)).toEqual(await inspectPdf(file))
    expect(await inspectPdf(after)).toEqual({ refusal: null, pages: 1 })
  })

  it.each([
    ['stream\n', 'endstream'],
    ['/Info 5 0 R 5 0 obj <<', ''],
    ['1 0 obj << /Type /ObjStm /First 9 >> stream\n', ''],
    ['/Info ', ' '.repeat(1_000_000)],
  ])('takes no long time with a file that repeats %j', (part, end) => {
    const hostile = Buffer.from(part.repeat(4_000_000 / part.length) + end)
    const began = performance.now()
    expect(pdfWithoutAuthor(hostile)).toHaveLength(hostile.length)
    expect(performance.now() - began).toBeLessThan(4_000)
  })

  it('leaves the pages and what else there is as it was', () => {
    const content = { body: '<< >>', data: Buffer.from('BT (stream of (words)) Tj ET') }
    const file = makePdf({ trailer: '/Info 100 0 R', extra: [{ body: about }, content] })
    const [before, after] = [file, Buffer.from(pdfWithoutAuthor(file))]
    const rest = (bytes: Buffer) => bytes.toString('latin1').split('101 0 obj')[1]
    expect(rest(after)).toBe(rest(before))
    expect(Buffer.from(pdfWithoutAuthor(makePdf())).equals(makePdf())).toBe(true)
  })
})
