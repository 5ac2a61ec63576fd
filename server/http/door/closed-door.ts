import type { Context, MiddlewareHandler } from 'hono'
import { localeOfPath, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { entersClosed, readOpenState } from '../../domains/settings/open-state.ts'
import { errorMessage } from '../calls/error-message.ts'
import type { HttpEnv } from '../http-env.ts'
import { closedPage, closedPolicyOf, dayToCome } from '../pages/closed-page.ts'
import { findPage } from '../pages/find-page.ts'

type C = Context<HttpEnv>

/** What a node is watched by answers even without the database. */
const watched = new Set(['/healthz', '/readyz', '/metrics'])
/** What holds no content. */
const openPaths = new Set([
  '/favicon.svg',
  '/touch-icon.png',
  '/manifest.webmanifest',
  '/view',
  '/events',
  '/__manifest',
  '/signIn',
  '/auth/third',
  '/staff',
  '/newTerms',
  '/suspended',
  '/accountDeletion',
  '/privacy',
  '/terms',
  '/cookies',
])
/** Each checks for itself who asks; calls are refused one by one, in whatever document they are made. */
const openBelow = [
  '/assets/',
  '/art/',
  '/brand/',
  '/.well-known/',
  '/api/techforgood/',
  '/api/user/',
  '/auth/',
  '/staff/',
  '/accountExports/',
]

/**
 * Until the portal is opened, people who are no staff get a page that says so instead of any other, with a status by
 * which programs come again later. What signs staff in stays open, and the texts that they agree to.
 */
export function holdClosed(origin: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (watched.has(c.req.path) || !(await c.var.services.isClosed())) return next()
    if (c.req.path === '/robots.txt') return c.text('User-agent: *\nDisallow: /\n', 200, notKept)
    if (!c.req.path.startsWith('/assets/')) {
      const { actor } = await c.var.scope()
      const signIn = entersClosed(actor) ? null : signInFor(c)
      if (signIn) return c.redirect(signIn, 302)
      if (!entersClosed(actor) && !isOpen(c.req.path)) return answerClosed(c, origin)
    }
    await next()
    c.header('X-Robots-Tag', 'noindex')
    // What staff see must not be kept anywhere on the way to visitors.
    if (!c.req.path.startsWith('/assets/')) c.header('Cache-Control', notKept['Cache-Control'])
  }
}

const notKept = { 'Cache-Control': 'no-store' }

function isOpen(path: string): boolean {
  const bare = pathOfPage(path)
  if (bare.startsWith('/staff/') && findPage(bare) === 'unknown') return false
  return openPaths.has(bare) || openBelow.some((start) => bare.startsWith(start))
}

/** With script, a page's data has another address. */
function pathOfPage(path: string): string {
  return pathWithoutLocale(path)
    .replace(/(?<!^)\/$/, '')
    .replace(/\.data$/, '')
}

/** The sign-in usually opens over the home page, which is closed. */
function signInFor(c: C): string | null {
  const back = c.req.query('signIn')
  if (c.req.method !== 'GET' || back === undefined || pathWithoutLocale(c.req.path) !== '/home') return null
  return pathInLocale(`/signIn?back=${encodeURIComponent(back)}`, localeOfPath(c.req.path))
}

async function answerClosed(c: C, origin: string): Promise<Response> {
  const { services } = c.var
  const locale = localeOfPath(c.req.path)
  const state = await readOpenState(services.limits)
  const day = dayToCome(state)
  const headers = {
    ...notKept,
    'X-Robots-Tag': 'noindex',
    Vary: 'Cookie',
    ...(day && { 'Retry-After': new Date(`${day}T00:00:00+08:00`).toUTCString() }),
  }
  if (!isDocument(c)) return c.text(errorMessage('notOpenYet', locale), 503, headers)
  const html = await closedPage(services.limits, {
    locale,
    state,
    path: c.req.path,
    view: c.req.header('cookie'),
  })
  return c.html(html, 503, { ...headers, 'Content-Security-Policy': closedPolicyOf(origin) })
}

/** People ask for pages, programs for everything else. */
function isDocument(c: C): boolean {
  if (c.req.path.endsWith('.data')) return false
  return findPage(c.req.path) !== 'unknown' || (c.req.header('accept') ?? '').includes('text/html')
}
