import type { MiddlewareHandler } from 'hono'
import { locales, pathInLocale } from '../../../shared/lib/locale.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Answers from public content, to nobody in particular; programs that ask send neither header. */
const openToAll = new Set(locales.map((locale) => pathInLocale('/mcp', locale)))

/**
 * Refuses every write that another site could have sent, before anything else sees it: by Sec-Fetch-Site, and
 * by Origin, the only check for browsers that do not send the former. A foreign value is refused whatever the
 * other header says: for a page under another name that resolves here (DNS rebinding), Sec-Fetch-Site is
 * same-origin. A request with neither is refused. GET requests change nothing: see `writes-on-get.ts`.
 */
export function refuseCrossSite(origin: string, refuse: (path: string) => Response): MiddlewareHandler {
  return async (c, next) => {
    if (safeMethods.has(c.req.method) || openToAll.has(c.req.path)) return next()
    const site = c.req.header('sec-fetch-site')
    const from = c.req.header('origin')
    const isOurs =
      site === undefined ? from === origin : site === 'same-origin' && (from ?? origin) === origin
    return isOurs ? next() : refuse(c.req.path)
  }
}
