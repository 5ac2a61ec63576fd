import { deflateSync } from 'node:zlib'

/** The content of a PDF object: a dictionary or other value, and stream data if it has any. */
export type PdfObject = { body: string; data?: Buffer }

/** A small PDF of blank pages with a classic cross-reference. `extra` objects are numbered from 100. */
export function makePdf(
  options: { pages?: number; catalog?: string; trailer?: string; extra?: PdfObject[] } = {},
): Buffer {
  const pages = options.pages ?? 1
  const objects = new Map<number, PdfObject>([
    [1, { body: `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>` }],
    [
      2,
      {
        body: `<< /Type /Pages /Count ${pages} /Kids [${pageNumbers(pages)
          .map((n) => `${n} 0 R`)
          .join(' ')}] >>`,
      },
    ],
    ...pageNumbers(pages).map((n): [number, PdfObject] => [n, { body: page }]),
    ...(options.extra ?? []).map((object, place): [number, PdfObject] => [100 + place, object]),
  ])
  return write(objects, options.trailer ?? '')
}

/**
 * A PDF whose catalog, pages and `extra` dictionaries are in an object stream, deflated by default; in its
 * dictionary `{head}` stands for the number of objects and the offset of the first. `extra` objects are numbered from 100.
 */
export function makePdfWithObjectStream(options: {
  pages?: number
  catalog?: string
  extra?: string[]
  dictionary?: string
  data?: (plain: string) => Buffer
  trailer?: string
}): Buffer {
  const pages = options.pages ?? 1
  const bodies: [number, string][] = [
    [1, `<</Type/Catalog/Pages 2 0 R ${options.catalog ?? ''}>>`],
    [
      2,
      `<</Type/Pages/Count ${pages}/Kids[${pageNumbers(pages)
        .map((n) => `${n} 0 R`)
        .join(' ')}]>>`,
    ],
    ...pageNumbers(pages).map((n): [number, string] => [n, page]),
    ...(options.extra ?? []).map((body, place): [number, string] => [100 + place, body]),
  ]
  let offset = 0
  const header = bodies.map(([number, body]) => {
    const entry = `${number} ${offset}`
    offset += body.length + 1
    return entry
  })
  const head = `${header.join(' ')} `
  const plain = head + bodies.map(([, body]) => body).join(' ')
  const dictionary = (options.dictionary ?? '/Type/ObjStm{head}/Filter/FlateDecode').replace(
    '{head}',
    `/N ${bodies.length}/First ${head.length}`,
  )
  const data = options.data?.(plain) ?? deflateSync(plain)
  const streamed = bodies.map(([number]) => number)
  return writeWithTable(new Map([[50, { body: `<<${dictionary}>>`, data }]]), streamed, options.trailer)
}

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>'

function pageNumbers(pages: number): number[] {
  return Array.from({ length: pages }, (_, at) => 3 + at)
}

/** With a cross-reference table of the objects' offsets. */
function write(objects: ReadonlyMap<number, PdfObject>, trailer: string): Buffer {
  const { parts, offsets, length } = bodyOf(objects)
  const table = [...offsets].map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
  parts.push(Buffer.from(`xref\n0 1\n0000000000 65535 f \n${table.join('')}`))
  parts.push(Buffer.from(`trailer\n<< /Root 1 0 R /Size 10000 ${trailer} >>\nstartxref\n${length}\n%%EOF\n`))
  return Buffer.concat(parts)
}

/** With a cross-reference stream, which also locates objects inside an object stream. */
function writeWithTable(
  objects: ReadonlyMap<number, PdfObject>,
  streamed: readonly number[],
  trailer = '',
): Buffer {
  const { parts, offsets, length } = bodyOf(objects)
  const entries: [number: number, type: number, place: number, index: number][] = [
    ...[...offsets].map(([number, at]): [number, number, number, number] => [number, 1, at, 0]),
    ...streamed.map((number, index): [number, number, number, number] => [number, 2, 50, index]),
  ]
  const data = Buffer.alloc(entries.length * 7)
  for (const [row, [, type, place, index]] of entries.entries()) {
    data.writeUInt8(type, row * 7)
    data.writeUInt32BE(place, row * 7 + 1)
    data.writeUInt16BE(index, row * 7 + 5)
  }
  const ranges = entries.map(([number]) => `${number} 1`).join(' ')
  const dictionary = `/Type/XRef/Root 1 0 R${trailer}/Size 10000/W[1 4 2]/Index[${ranges}]/Length ${data.length}`
  parts.push(Buffer.from(`9000 0 obj\n<<${dictionary}>>\nstream\n`), data)
  parts.push(Buffer.from(`\nendstream\nendobj\nstartxref\n${length}\n%%EOF\n`))
  return Buffer.concat(parts)
}

function bodyOf(objects: ReadonlyMap<number, PdfObject>) {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets = new Map<number, number>()
  let length = parts[0]?.length ?? 0
  const add = (part: string | Buffer) => {
    const bytes = Buffer.from(part)
    parts.push(bytes)
    length += bytes.length
  }
  for (const [number, { body, data }] of objects) {
    offsets.set(number, length)
    add(`${number} 0 obj\n${data ? withLength(body, data.length) : body}`)
    for (const part of data ? ['\nstream\n', data, '\nendstream'] : []) add(part)
    add('\nendobj\n')
  }
  return { parts, offsets, length }
}

function withLength(dictionary: string, bytes: number): string {
  return dictionary.replace(/>>$/, `/Length ${bytes}>>`)
}
