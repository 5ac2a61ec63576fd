import type { MiddlewareHandler } from 'hono'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every write that another site could have sent, before anything else sees it: by Sec-Fetch-Site, and
 * by Origin for browsers that do not send that. A request with neither is refused.
 */
export function refuseCrossSite(origin: string, refuse: (path: string) => Response): MiddlewareHandler {
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    const isOurs = site === undefined ? c.req.header('origin') === origin : site === 'same-origin'
    return isOurs ? next() : refuse(c.req.path)
  }
}
