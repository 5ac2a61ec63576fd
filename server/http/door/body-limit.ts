import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from '../../../shared/contract/errors.ts'
import { codeOf, errorData } from '../calls/error-message.ts'
import { takesFiles } from './takes-files.ts'

/** Forms with files: six papers of 10 MiB and the text fields. */
const formBytes = 64 * 1024 * 1024
/** Everything else: JSON, and forms without files. */
const textBytes = 1024 * 1024

const refused = new ApiError('badRequest')

/**
 * Refuses bodies larger than anything the portal accepts, while they are read and whatever length they state,
 * before any of it is parsed.
 */
export const limitBody: MiddlewareHandler = (c, next) => {
  if (!c.req.header('content-length') || c.req.header('transfer-encoding'))
    c.req.raw = wholeRequest(c.req.raw)
  // The raw address, which the places for forms with files are counted by as well.
  const address = (c.env as Partial<HttpBindings>).incoming?.url ?? c.req.path
  return (takesFiles(address, c.req.header('content-type')) ? limitForm : limitText)(c, next)
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
  return bodyLimit({
    maxSize,
    onError: (c) => {
      c.header('Connection', 'close')
      return c.json({ code: codeOf(refused), data: errorData(refused, 'zh'), traceId: null }, 400)
    },
  })
}
