import type { Context } from 'hono'
import type { Encoding, ServedPage } from './page-cache.ts'
import type { View } from './view.ts'

/** Shared caches may store a page without a chosen view; a page with one is private. */
export function cacheControlOf(view: View): string {
  return view.isChosen ? 'private, max-age=0' : 'public, max-age=0, s-maxage=60'
}

/** The best encoding that a browser accepts. */
export function encodingOf(accepted = ''): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** The headers of a cached page. */
export function pageHeaders(
  page: ServedPage,
  encoding: Encoding,
  cacheControl: string,
): Record<string, string> {
  return {
    ...page.headers,
    'Cache-Control': page.status === 200 ? cacheControl : 'no-store',
    Vary: 'Accept-Encoding, Cookie',
    ETag: page.etag,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  }
}

/** Sends a cached page; only its headers to a browser that has it already. */
export function sendPage(c: Context, page: ServedPage, encoding: Encoding, cacheControl: string): Response {
  const headers = new Headers(pageHeaders(page, encoding, cacheControl))
  if (c.req.header('if-none-match') === page.etag && page.status === 200) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(new Uint8Array(page.body), { status: page.status, headers })
}
