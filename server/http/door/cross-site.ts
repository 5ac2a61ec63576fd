import type { MiddlewareHandler } from 'hono'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every write that another site could have sent, before anything else sees it: by Sec-Fetch-Site, and by Origin,
 * which alone is asked of browsers that do not send the former. One that is foreign is refused whatever the other says:
 * a browser calls a page of another name that leads here (a rebinding) of the same origin. A request with neither is
 * refused. What is asked for by GET changes nothing, whoever asks: see `writes-on-get.ts`.
 */
export function refuseCrossSite(origin: string, refuse: (path: string) => Response): MiddlewareHandler {
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    const from = c.req.header('origin')
    const isOurs =
      site === undefined ? from === origin : site === 'same-origin' && (from ?? origin) === origin
    return isOurs ? next() : refuse(c.req.path)
  }
}
