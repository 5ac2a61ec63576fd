import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { keptFormsContext } from '../../../app/api/forms/kept-forms.ts'
import { apiContext, failureContext } from '../../../app/api/transport/api-context.ts'
import type { PageRoute } from '../../../app/page-route.ts'
import { pageTurn, turnContext } from '../../../app/page-turn.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { type Locale, localeOfPath, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { ownScriptsHeader } from '../../../shared/lib/own-scripts.ts'
import { holdsSecret } from '../../../shared/lib/secret-in-address.ts'
import { hasSignInForm } from '../../../shared/lib/sign-in-page.ts'
import { isInWechat } from '../../../shared/lib/wechat-browser.ts'
import { elsewhereOf } from '../../../shared/rules/elsewhere.ts'
import { addressBucket } from '../../db/limits.ts'
import { withLocale } from '../../locale-store.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import { countWriteAhead } from '../calls/pipeline.ts'
import { readMultipart } from '../calls/read-multipart.ts'
import { readerOf } from '../calls/reading-calls.ts'
import type { RequestScope } from '../calls/request-scope.ts'
import { visitorScope } from '../calls/scope-of-request.ts'
import { arrivals } from '../door/admit-requests.ts'
import { withWechatSdk } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import { withClosedBar } from './closed-page.ts'
import { pageOpensBeforeConsent } from './consent-gate.ts'
import { findPage } from './find-page.ts'
import { forgetSentForm, keptFormsOf } from './kept-forms.ts'
import { measurePage } from './measure-page.ts'
import { cacheControlOf, encodingOf, sendPage } from './page-answer.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'
import { applyView, viewOf } from './view.ts'

export type PagesOptions = {
  /** The build as the pages of each language name its files. */
  builds: Record<Locale, ServerBuild | (() => Promise<ServerBuild>)>
  cache: PageCache
  origin: string
  /** A page's content security policy, from the hashes of its own inline scripts. */
  policyOf: (scripts: string) => string
  mode: 'production' | 'development'
}

type C = Context<HttpEnv>

/** Where the browser loads the routes of visible links; the same for everybody. */
const routeTablePath = '/__manifest'

/** Serves everything that is a page: rendered by React Router, public pages from the cache. */
export function createPages(options: PagesOptions): (c: C) => Promise<Response> {
  const handlers = {
    zh: byTurns(createRequestHandler(options.builds.zh, options.mode)),
    en: byTurns(createRequestHandler(options.builds.en, options.mode)),
  }
  return async (c) => {
    // Set part by part: an address that begins with `//` would name another host.
    const url = new URL(options.origin)
    // An address that cannot be decoded is no page; the router would log it as it was typed.
    url.pathname = isDecodable(c.req.path) ? c.req.path : pathInLocale('/404', localeOfPath(c.req.path))
    url.search = new URL(c.req.url).search
    const handle = handlers[localeOfPath(pathAskedFor(url))]
    const response = await measurePage(c, url.pathname, () => answer(c, options, handle, url))
    return isForWechat(c) ? forWechat(response) : response
  }
}

function isForWechat(c: C): boolean {
  return c.var.services.wechatAccount !== null && isInWechat(c.req.header('user-agent'))
}

/** With WeChat's script allowed, and therefore not for caches that others read from. */
function forWechat(response: Response): Response {
  const { headers } = response
  const policy = headers.get('Content-Security-Policy')
  if (policy) headers.set('Content-Security-Policy', withWechatSdk(policy))
  if (headers.get('Cache-Control')?.startsWith('public')) headers.set('Cache-Control', 'private, max-age=0')
  return response
}

function byTurns(handle: Handle): Handle {
  return async (request, context) => {
    if (context) await pageTurn(context.get(turnContext))
    return handle(request, context)
  }
}

async function answer(c: C, options: PagesOptions, handle: Handle, url: URL): Promise<Response> {
  // No request can be made of it for a page.
  if (c.req.method === 'TRACE')
    return new Response(null, { status: 405, headers: { 'Cache-Control': 'no-store' } })
  if (url.pathname === routeTablePath && !url.searchParams.getAll('paths').every(isDecodable))
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  if (url.pathname === routeTablePath)
    return handle(new Request(url), contextFor(c, visitorScope(c.var.services, c.var.incoming)))
  const isDocument = c.req.method === 'GET' || c.req.method === 'HEAD'
  const page = isDocument && !url.pathname.endsWith('.data') ? findPage(url.pathname) : undefined
  // Trailing slashes are ignored, so that a page has one address.
  if (page) url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '')
  // Staff see more than visitors until the opening, and what visitors see is not kept past it.
  const isClosed = await c.var.services.isClosed()
  if (!isClosed && (page === 'unknown' || (page && isKept(page, url)))) {
    return serveCached(c, options, handle, canonicalUrl(url, page === 'unknown' ? undefined : page))
  }
  return servePersonal(c, options, handle, url, page)
}

function isDecodable(path: string): boolean {
  try {
    // The result is used: the build removes a call whose result is unused.
    return decodeURIComponent(path).length <= path.length
  } catch {
    return false
  }
}

/** The page's path; for a list of routes, its first path: a page asks for links in its own language. */
function pathAskedFor(url: URL): string {
  if (url.pathname !== routeTablePath) return url.pathname
  return url.searchParams.get('paths')?.split(',')[0] ?? '/'
}

/** Public pages are cached; searches are not, because their number is unlimited. */
function isKept(page: PageRoute, url: URL): boolean {
  if (page.access !== 'public' || page.isKept === false) return false
  return page.searchQuery === undefined || !url.searchParams.get(page.searchQuery)
}

type Handle = ReturnType<typeof createRequestHandler>

/** The address with only the parameters that the page knows, in one order. */
function canonicalUrl(url: URL, page: PageRoute | undefined): URL {
  const canonical = new URL(url.origin)
  canonical.pathname = url.pathname
  for (const name of page?.query ?? []) {
    for (const value of url.searchParams.getAll(name).sort()) canonical.searchParams.append(name, value)
  }
  return canonical
}

async function serveCached(c: C, options: PagesOptions, handle: Handle, url: URL): Promise<Response> {
  const view = viewOf(c.req.header('cookie'))
  const encoding = encodingOf(c.req.header('accept-encoding'))
  // Unknown paths all look alike: one entry per language, however many addresses are tried.
  const isUnknown = findPage(url.pathname) === 'unknown'
  const target = isUnknown ? new URL(pathInLocale('/404', localeOfPath(url.pathname)), url.origin) : url
  const { page, outcome } = await options.cache.serve(
    target.pathname + target.search,
    view.name,
    encoding,
    async () => {
      const scope = visitorScope(c.var.services, { ...c.var.incoming, cookieHeader: undefined })
      return render(c, options, handle, scope, new Request(target, { headers: { accept: 'text/html' } }))
    },
  )
  c.var.metrics.countPage(outcome)
  countRead(c, target.pathname, page.status)
  return sendPage(c, page, encoding, cacheControlOf(view))
}

async function servePersonal(
  c: C,
  options: PagesOptions,
  handle: Handle,
  url: URL,
  page: PageRoute | 'unknown' | undefined,
): Promise<Response> {
  const scope = await c.var.scope()
  const kept = await keptFormsOf(scope, url)
  const lack = page && page !== 'unknown' ? lackOf(page, scope, url, kept.given !== null) : null
  const refused = lack && elsewhereOf(lack, url, fromOf(c.req.header('referer'), url))
  if (refused) return finish(scope, c.redirect(refused, 302))
  const init: RequestInit & { duplex?: 'half' } = { method: c.req.method, headers: c.req.raw.headers }
  if (c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data')) {
    // All of its files may be refused before it becomes a call.
    await countWriteAhead(scope)
    init.body = await readMultipart(c.req.raw)
  } else if (c.req.raw.body) Object.assign(init, { body: c.req.raw.body, duplex: 'half' })
  // The form may be sent twice before the first response arrives: both must be this browser's.
  if (hasSignInForm(url)) scope.rememberBrowser()
  c.var.metrics.countPage('uncached')
  const context = contextFor(c, scope)
  context.set(keptFormsContext, kept)
  // A restored form is shown as if it had been posted and refused.
  const request = new Request(url, kept.given ? { method: 'POST', body: new URLSearchParams() } : init)
  const response = await withLocale(scope.locale, () => handle(request, context))
  await forgetSentForm(scope, url, response.status)
  // A form without a result: the browser keeps showing the present page.
  if (response.status === 204) return finish(scope, new Response(null, { status: 204 }))
  if (!response.headers.get('content-type')?.startsWith('text/html')) return finish(scope, response)
  if (page && page !== 'unknown' && page.access === 'public') countRead(c, url.pathname, response.status)
  const rendered = applyView(await response.text(), viewOf(c.req.header('cookie')).name)
  const isClosed = await c.var.services.isClosed()
  const html = isClosed ? withClosedBar(rendered, scope.actor, scope.locale) : rendered
  const headers = new Headers(response.headers)
  headers.delete(ownScriptsHeader)
  headers.set('Content-Security-Policy', options.policyOf(response.headers.get(ownScriptsHeader) ?? ''))
  return finish(scope, new Response(html, { status: response.status, headers }))
}

function countRead(c: C, path: string, status: number): void {
  if (c.req.method !== 'GET' || status !== 200) return
  c.var.reads?.count(
    path,
    readerOf((name) => c.req.header(name)),
  )
}

/** What a person lacks for a page, as the error of its calls; null for one with access. */
function lackOf(page: PageRoute, { actor }: RequestScope, url: URL, isGivenBack: boolean): ApiError | null {
  if (page.access === 'public') return null
  if (actor.kind !== 'account') return new ApiError('loginEnded')
  if (actor.isConsentDue && !pageOpensBeforeConsent(page, url)) return new ApiError('consentNeeded')
  if (page.access === 'team' && !actor.team) return new ApiError('noTeam')
  if (page.access !== 'staff') return null
  // Text written before a person's last role ended is shown to them instead of the page.
  if (!actor.staff) return isGivenBack ? null : new ApiError('notAvailable')
  if (!actor.staff.hasSecondFactor) return new ApiError('secondFactorNeeded')
  const { privilege } = page
  const isOpen = privilege === 'any' || actor.staff.privileges.includes(privilege)
  return isOpen ? null : new ApiError('notAvailable', { params: { privilege } })
}

/** The public page that led here, to return to when the sign-in is closed. */
function fromOf(referer: string | undefined, { origin }: URL): string {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null
  // When the page itself could not be shown, its address still has it.
  if (from?.origin !== origin || holdsSecret(from)) return ''
  const bare = pathWithoutLocale(from.pathname)
  const page = findPage(from.pathname)
  if (page === 'unknown' || page.access !== 'public' || bare === '/home') return ''
  return `&from=${encodeURIComponent(bare + from.search)}`
}

async function render(
  c: C,
  options: PagesOptions,
  handle: Handle,
  scope: RequestScope,
  request: Request,
): Promise<RenderedPage> {
  const response = await withLocale(scope.locale, () => handle(request, contextFor(c, scope)))
  const location = response.headers.get('location')
  if (location) return { status: response.status, html: '', headers: { Location: location } }
  const html = await response.text()
  return {
    status: response.status,
    html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': options.policyOf(response.headers.get(ownScriptsHeader) ?? ''),
    },
  }
}

function contextFor(c: C, scope: RequestScope): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, apiOfRequest(c, scope))
  context.set(failureContext, (error) =>
    c.var.log.error({ err: error, page: c.req.path, requestId: scope.requestId }, 'page failed'),
  )
  context.set(turnContext, { owner: addressBucket(scope.address), arrivals })
  return context
}

function finish(scope: Awaited<ReturnType<HttpEnv['Variables']['scope']>>, response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  for (const change of scope.cookies.changes()) headers.append('Set-Cookie', change)
  return new Response(response.body, { status: response.status, headers })
}
