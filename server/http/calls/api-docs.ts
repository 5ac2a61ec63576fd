import type { Context, Hono } from 'hono'
import { locales, pathInLocale } from '../../../shared/lib/locale.ts'
import { pagePolicy, sourceOf } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import { cacheControlOf, encodingOf, sendPage } from '../pages/page-answer.ts'
import { PageCache } from '../pages/page-cache.ts'
import { applyView, viewOf } from '../pages/view.ts'
import { apiDocsPath, callGroups, renderApiGroup, renderApiIndex } from './api-docs-page.ts'
import { apiDocsStyle } from './api-docs-style.ts'

/** The pages about the calls in both languages: an index, and a page for each group. */
export function addApiDocs(app: Hono<HttpEnv>, origin: string): void {
  // The contract does not change while a node runs, so each page is rendered once and cached compressed.
  const cache = new PageCache({
    maxBytes: 16e6,
    maxAgeSeconds: Number.POSITIVE_INFINITY,
    applyVariant: applyView,
  })
  const policy = pagePolicy({ styles: sourceOf(apiDocsStyle), assetUrl: null }, origin)
  for (const locale of locales) {
    const path = pathInLocale(apiDocsPath, locale)
    app.get(path, (c) => send(c, cache, path, policy, () => renderApiIndex(locale)))
    app.get(`${path}/:group`, (c, next) => {
      const group = c.req.param('group')
      if (!callGroups.includes(group)) return next()
      return send(c, cache, `${path}/${group}`, policy, () => renderApiGroup(group, locale))
    })
  }
}

async function send(
  c: Context<HttpEnv>,
  cache: PageCache,
  path: string,
  policy: string,
  render: () => string,
) {
  const view = viewOf(c.req.header('cookie'))
  const encoding = encodingOf(c.req.header('accept-encoding'))
  const { page } = await cache.serve(path, view.name, encoding, async () => {
    const html = render()
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    }
    return { status: 200, html, headers }
  })
  return sendPage(c, page, encoding, cacheControlOf(view))
}
