import { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from '../../../shared/contract/errors.ts'
import { readMultipart } from '../calls/read-multipart.ts'
import { readAway } from './end-once-read.ts'
import { takesFiles } from './takes-files.ts'

/** Forms with files: six papers of 10 MiB and the text fields. */
const formBytes = 64 * 1024 * 1024
/** Everything else: JSON, and forms without files. */
const textBytes = 1024 * 1024
/** More fields than any form has. Parsing as many as fit into a body would block the event loop for seconds. */
const mostFields = 2_000

/**
 * Refuses bodies that are larger than anything the portal takes, as they are read and whatever length they state, and
 * forms of more fields than any has, before any of it is parsed.
 */
export const limitBody: MiddlewareHandler = (c, next) => {
  if (!c.req.header('content-length') || c.req.header('transfer-encoding'))
    c.req.raw = wholeRequest(c.req.raw)
  // The raw address, which the places for forms with files are counted by as well.
  const address = (c.env as Partial<HttpBindings>).incoming?.url ?? c.req.path
  if (takesFiles(address, c.req.header('content-type'))) return limitForm(c, next)
  return limitText(c, async () => {
    if (!(await hasFewFields(c))) refuse()
    await next()
  })
}

/** Whether a form without files has no more fields than any has; what it holds can be read once more. */
async function hasFewFields(c: Context): Promise<boolean> {
  const type = c.req.header('content-type') ?? ''
  const isMultipart = /^multipart\/form-data/i.test(type)
  if (!isMultipart && !/^application\/x-www-form-urlencoded/i.test(type)) return true
  const { url, method, headers, signal } = c.req.raw
  const body = isMultipart
    ? await readMultipart(c.req.raw).catch(() => null)
    : new Uint8Array(await c.req.raw.arrayBuffer())
  if (!body || (!isMultipart && fieldsIn(body) > mostFields)) return false
  c.req.raw = new Request(url, { method, headers, body, signal })
  return true
}

function fieldsIn(body: Uint8Array): number {
  const between = '&'.charCodeAt(0)
  return body.reduce((count, byte) => (byte === between ? count + 1 : count), 1)
}

/**
 * A request that can be copied, as Hono does with the read body of a request without a length. Requests of
 * the node's listener only look like Request objects: copying them would fail.
 */
function wholeRequest(raw: Request): Request {
  const { url, method, headers, body, signal } = raw
  if (!body) return raw
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
  return new Request(url, init)
}

const limitForm = limitTo(formBytes)
const limitText = limitTo(textBytes)

function limitTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: refuse })
}

function refuse(): never {
  throw new ApiError('badRequest')
}

/**
 * What is still to come of a body whose request is answered already is read and thrown away before the answer: a
 * proxy whose connection is reset while it sends says itself that something is wrong. A connection with more to come
 * takes no further request.
 */
export const readAwayUnread: MiddlewareHandler = async (c, next) => {
  await next()
  const { incoming } = c.env as Partial<HttpBindings>
  if (!(incoming instanceof IncomingMessage) || incoming.complete) return
  if (!(await readAway(incoming))) c.header('Connection', 'close')
}
