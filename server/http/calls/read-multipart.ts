import { ApiError } from '../../../shared/contract/errors.ts'

/** More parts than any form has. Parsing as many as fit into a body would block the event loop for seconds. */
const mostParts = 2_000
/** The headers of one part: a name, a file name and a type. */
const mostHeadBytes = 8 * 1024
/** All parts that are no files together: as much as a form without files may have. */
const mostTextBytes = 1024 * 1024

/** As browsers and clients write it. A header with further parameters could name one boundary to us and another to the parser. */
const contentType = /^multipart\/form-data\s*;\s*boundary=(?:"([^"\r\n]{1,70})"|([^";,\s]{1,70}))\s*$/i
/** A name in quotes and then a file name: what stands inside of the quotes is no parameter. */
const fileHead = /^content-disposition:\s*form-data;\s*name="[^"\r\n]*";\s*filename\*?=/im
const endOfHead = '\r\n\r\n'

/**
 * The body of a multipart form, checked before it is parsed, since its parser holds up everybody while it works.
 * @throws ApiError `badRequest` for more parts, longer heads, more text or more bytes than any form has
 */
export async function readMultipart(
  request: Request,
  mostBytes = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const [, quoted, bare] = contentType.exec(request.headers.get('content-type') ?? '') ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) throw new ApiError('badRequest')
  const body = new Uint8Array(await request.arrayBuffer())
  if (body.length > mostBytes) throw new ApiError('badRequest')
  checkParts(Buffer.from(body.buffer, body.byteOffset, body.byteLength), Buffer.from(`--${boundary}`))
  return body
}

function checkParts(bytes: Buffer, mark: Buffer): void {
  let parts = 0
  let textBytes = 0
  for (let at = bytes.indexOf(mark); at >= 0; ) {
    const from = at + mark.length
    const next = bytes.indexOf(mark, from)
    parts += 1
    const end = next < 0 ? bytes.length : next
    const headLength = bytes.subarray(from, Math.min(end, from + mostHeadBytes)).indexOf(endOfHead)
    // After the last part nothing follows but two dashes.
    if (headLength < 0 && end - from > mostHeadBytes) throw new ApiError('badRequest')
    if (!fileHead.test(bytes.toString('latin1', from, from + Math.max(0, headLength))))
      textBytes += end - from
    if (parts > mostParts || textBytes > mostTextBytes) throw new ApiError('badRequest')
    at = next
  }
}
