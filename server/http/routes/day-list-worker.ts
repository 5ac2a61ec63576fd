import type { Hono } from 'hono'
import { locales, pathInLocale } from '../../../shared/lib/locale.ts'
import { closedPolicy } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'

/**
 * The service worker of a host's lists, and of no other page: its scope is the folder that it stands in. It keeps
 * the lists that were opened, with their scripts and styles, until the time that the page states, and answers with
 * them where there is no network. Signing out deletes them.
 */
const worker = `
const store = 'yisun-day-lists'
const untilHeader = 'x-kept-until'
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('message', (event) => {
  const { page, files, until } = event.data
  const tell = (isKept) => event.source.postMessage({ page, isKept })
  event.waitUntil(keep(page, files, until).then(tell, async () => tell(await holds(page))))
})
async function holds(page) {
  const kept = await caches.open(store)
  return (await kept.match(page)) !== undefined
}
async function keep(page, files, until) {
  const response = await fetch(page)
  if (!response.ok || response.redirected) return false
  const kept = await caches.open(store)
  const headers = new Headers(response.headers)
  headers.set(untilHeader, until)
  await kept.put(page, new Response(await response.blob(), { headers }))
  const missing = await Promise.all(files.map(async (file) => ((await kept.match(file)) ? [] : [file])))
  await kept.addAll(missing.flat())
  return true
}
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin, pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => keptPage(request)))
  else if (origin === location.origin && pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request.url).then((kept) => kept ?? fetch(request)))
})
async function keptPage(request) {
  const kept = await caches.open(store)
  const page = await kept.match(request, { ignoreSearch: true })
  if (!page) return Response.error()
  if (Date.parse(page.headers.get(untilHeader)) > Date.now()) return page
  await kept.delete(request, { ignoreSearch: true })
  return Response.error()
}
`

/** A worker loads by its own policy, not by that of the page. */
const policy = `${closedPolicy}; connect-src 'self'`

export function addDayListWorker(app: Hono<HttpEnv>): void {
  for (const locale of locales)
    app.get(pathInLocale('/volunteering/list/keep.js', locale), (c) =>
      c.body(worker, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-cache',
      }),
    )
}
