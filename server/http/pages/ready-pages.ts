import type { IncomingMessage, ServerResponse } from 'node:http'
import { isInWechat } from '../../../shared/lib/wechat-browser.ts'
import type { PageReads } from '../../domains/dashboard/page-reads.ts'
import { readerOf } from '../calls/reading-calls.ts'
import { securityHeaders } from '../door/security-headers.ts'
import type { CallMetrics } from '../routes/metrics.ts'
import { cacheControlOf, encodingOf, pageHeaders } from './page-answer.ts'
import type { Encoding, PageCache, ServedPage } from './page-cache.ts'
import { type View, viewOf } from './view.ts'

/** Serves a request if it can be done at once; false leaves it to the server. */
export type ReadyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Sends cached pages straight from Node's server, before any other work: most readers of a public page get
 * bytes that are already compressed. Any other request goes the ordinary way.
 */
export function createReadyPages(
  cache: PageCache,
  origin: string,
  metrics: CallMetrics,
  reads: PageReads,
): ReadyAnswer {
  const security = securityHeaders(origin)
  const heads = new WeakMap<ServedPage, Map<string, string[]>>()

  function headOf(page: ServedPage, encoding: Encoding, view: View): string[] {
    const cacheControl = cacheControlOf(view)
    const known = heads.get(page)?.get(cacheControl)
    if (known) return known
    const headers = { ...pageHeaders(page, encoding, cacheControl), ...security }
    const head = Object.entries({ ...headers, 'Content-Length': String(page.body.byteLength) }).flat()
    heads.set(page, new Map(heads.get(page)).set(cacheControl, head))
    return head
  }

  return (request, response) => {
    const { url = '', method, headers } = request
    if (method !== 'GET' || headers['if-none-match'] !== undefined) return false
    // Its pages may need another policy.
    if (isInWechat(headers['user-agent'])) return false
    const view = viewOf(headers.cookie)
    const encoding = encodingOf(headers['accept-encoding'] as string | undefined)
    const page = cache.peek(url, view.name, encoding)
    if (page?.status !== 200) return false
    metrics.countPage('hit')
    reads.count(
      url.split('?', 1)[0] ?? url,
      readerOf((name) => headers[name] as string | undefined),
    )
    response.writeHead(200, headOf(page, encoding, view))
    response.end(page.body)
    return true
  }
}
