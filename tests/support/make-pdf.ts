import { deflateSync } from 'node:zlib'

/** What one of the PDF's objects holds: a dictionary or other value, and stream data if it has any. */
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

/** A PDF whose catalog, pages and `extra` dictionaries stand in a deflated object stream. */
export function makePdfWithObjectStream(options: {
  pages?: number
  catalog?: string
  extra?: string[]
  dictionary?: string
  data?: (plain: string) => Buffer
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
  const dictionary =
    options.dictionary ?? `/Type/ObjStm/N ${bodies.length}/First ${head.length}/Filter/FlateDecode`
  const data = options.data?.(plain) ?? deflateSync(plain)
  return write(new Map([[50, { body: `<<${dictionary}>>`, data }]]), '')
}

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>'

function pageNumbers(pages: number): number[] {
  return Array.from({ length: pages }, (_, at) => 3 + at)
}

function write(objects: ReadonlyMap<number, PdfObject>, trailer: string): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  for (const [number, { body, data }] of objects) {
    const stream = data ? ['\nstream\n', data, '\nendstream'] : []
    for (const part of [`${number} 0 obj\n${body}`, ...stream, '\nendobj\n']) parts.push(Buffer.from(part))
  }
  const xref = Buffer.concat(parts).length
  parts.push(Buffer.from(`xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 200 ${trailer} >>\n`))
  parts.push(Buffer.from(`startxref\n${xref}\n%%EOF\n`))
  return Buffer.concat(parts)
}
