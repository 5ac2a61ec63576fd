import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, type RequestListener, type ServerResponse, request as send } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Kept = {
  /** The port of the server behind. */
  port: number
  /** Where a body lies until it is whole. */
  spool: string
  /** The file with an object's content. */
  fileOf(path: string): string
  /** The codes of what was refused, the newest last. */
  refused: string[]
}

/**
 * Stands before an S3 server that ignores them and keeps to what Amazon documents of PutObject: a body that does
 * not have its Content-MD5 is refused with 400 BadDigest, `If-None-Match: *` over an object and `If-Match` over
 * another version with 412 PreconditionFailed, `If-Match` over nothing with 404 NoSuchKey. A body is kept whole
 * or not at all, and of two writers of one object one is first.
 */
export function withConditions(kept: Kept): RequestListener {
  const writing = new Map<string, Promise<void>>()
  let bodies = 0
  return async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://s3').pathname
    if (request.method !== 'PUT') return void pass(kept, request, response, request)
    bodies += 1
    const spooled = `${kept.spool}/body-${bodies}`
    try {
      const md5 = await spool(request, spooled)
      const before = writing.get(path) ?? Promise.resolve()
      const now = before.then(() => put(kept, { request, response, path, spooled, md5 }))
      writing.set(path, now)
      await now
    } catch {
      // The client is gone: nothing of its body is kept.
      response.destroy()
    } finally {
      rmSync(spooled, { force: true })
    }
  }
}

/** Stores a body and returns its MD5. */
async function spool(request: IncomingMessage, file: string): Promise<string> {
  const hash = createHash('md5')
  const counting = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(request, counting, createWriteStream(file))
  return hash.digest('base64')
}

type Put = {
  request: IncomingMessage
  response: ServerResponse
  path: string
  spooled: string
  md5: string
}

async function put(kept: Kept, { request, response, path, spooled, md5 }: Put): Promise<void> {
  const refusal = refusalOf(request, md5, versionOf(kept.fileOf(path)))
  if (!refusal) return pass(kept, request, response, createReadStream(spooled)).catch(() => undefined)
  const [status, code] = refusal
  kept.refused.push(code)
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function refusalOf(
  { headers }: IncomingMessage,
  md5: string,
  version: string | null,
): [number, string] | null {
  const { 'content-md5': declared, 'if-none-match': noneMatch, 'if-match': match } = headers
  if (declared && declared !== md5) return [400, 'BadDigest']
  if (noneMatch === '*' && version) return [412, 'PreconditionFailed']
  if (match && !version) return [404, 'NoSuchKey']
  return match && match !== version ? [412, 'PreconditionFailed'] : null
}

/** An object's ETag. */
function versionOf(file: string): string | null {
  return existsSync(file) ? `"${createHash('md5').update(readFileSync(file)).digest('hex')}"` : null
}

async function pass(
  { port }: Kept,
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  body: NodeJS.ReadableStream,
): Promise<void> {
  const forwarded = send({ port, method, path: url, headers })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    forwarded.on('response', resolve).on('error', reject)
  })
  try {
    await pipeline(body, forwarded)
    const answer = await answered
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    await pipeline(answer, response)
  } catch {
    response.destroy()
  }
}
