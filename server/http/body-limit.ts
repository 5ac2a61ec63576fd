import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from '../../shared/contract/errors.ts'
import { codeOf, errorData } from './error-message.ts'

/** Forms with files: six papers of 10 MiB and what is typed beside them. */
const formBytes = 64 * 1024 * 1024
/** Everything else: JSON, and forms without files. */
const textBytes = 1024 * 1024

const refused = new ApiError('badRequest')

/**
 * Refuses bodies that are larger than anything the portal takes, as they are read and whatever length they state,
 * before any of it is parsed.
 */
export const limitBody: MiddlewareHandler = (c, next) => {
  const isForm = c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data')
  return (isForm ? limitForm : limitText)(c, next)
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
