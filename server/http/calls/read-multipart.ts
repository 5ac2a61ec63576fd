import { ApiError } from '../../../shared/contract/errors.ts'

/** More than any form has: parsing as many as fit into a body would block the event loop. */
const mostParts = 2_000

/**
 * The body of a form with files, before it is parsed.
 * @throws ApiError `badRequest` for more parts, or more bytes, than any form has
 */
export async function readMultipart(
  request: Request,
  mostBytes = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const boundary = /boundary="?([^";,]{1,200})/i.exec(request.headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) throw new ApiError('badRequest')
  const body = new Uint8Array(await request.arrayBuffer())
  if (body.length > mostBytes) throw new ApiError('badRequest')
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const mark = `--${boundary}`
  let parts = 0
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    parts += 1
    if (parts > mostParts) throw new ApiError('badRequest')
  }
  return body
}
