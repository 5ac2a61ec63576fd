import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { Logger } from 'pino'
import { ApiError } from '../shared/contract/errors.ts'
import { localeOfPath, locales } from '../shared/lib/locale.ts'
import { asApiError } from './db/failures.ts'
import type { PageReads } from './domains/dashboard/page-reads.ts'
import { addCallRoutes } from './http/calls/call-routes.ts'
import { codeOf, errorData, errorMessage, statusOf } from './http/calls/error-message.ts'
import { scopeOfRequest } from './http/calls/scope-of-request.ts'
import { limitBody, readAwayUnread } from './http/door/body-limit.ts'
import { clientAddress, type TrustedProxies } from './http/door/client-address.ts'
import { holdClosed } from './http/door/closed-door.ts'
import { refuseCrossSite } from './http/door/cross-site.ts'
import { closedPolicy, securityHeaders } from './http/door/security-headers.ts'
import type { HttpEnv } from './http/http-env.ts'
import { addBrand } from './http/routes/brand.ts'
import type { CallMetrics } from './http/routes/metrics.ts'
import { addPictures } from './http/routes/pictures.ts'
import { addRawRoutes, type RawRouteOptions } from './http/routes/raw-routes.ts'
import type { Services } from './services.ts'
import { currentTraceId, tracedRequest } from './tracing/trace.ts'

export type AppOptions = RawRouteOptions & {
  services: Services
  proxies: TrustedProxies
  metrics: CallMetrics
  log: Logger
  reads?: PageReads
  /** Adds the routes of the browser's files. */
  addFiles?: (app: Hono<HttpEnv>) => void
  /** Responds with pages; without it (tests of calls alone) every page is a plain 404. */
  pages?: (c: import('hono').Context<HttpEnv>) => Promise<Response>
}

/** The whole server as one fetch handler: raw routes, calls and pages behind the same first middleware. */
export function createApp(options: AppOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const headers = securityHeaders(options.origin)
  app.use(requestId({ headerName: '' }))
  app.use(async (c, next) => {
    setVariables(c, options)
    const startedAt = performance.now()
    await tracedRequest(
      traceparentOf(c, options.proxies),
      async () => {
        await next()
        logRequest(c, startedAt)
      },
      (span) => {
        span.updateName(`${c.req.method} ${c.req.routePath}`)
        span.setAttribute('http.response.status_code', c.res.status)
      },
    )
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.header(name, value)
    }
    if (!c.res.headers.has('content-security-policy')) c.header('Content-Security-Policy', closedPolicy)
    c.header('X-Request-Id', c.var.requestId)
  })
  app.use(readAwayUnread)
  app.use(refuseCrossSite(options.origin, (path) => refusal(new ApiError('crossSite'), path)))
  app.use(limitBody)
  app.use(holdClosed(options.origin))
  addRawRoutes(app, options)
  addBrand(app)
  addPictures(app, options.origin)
  options.addFiles?.(app)
  addCallRoutes(app)
  app.all('/api/*', () => Response.json({ code: 4040, data: null, traceId: null }, { status: 404 }))
  app.all('*', (c) => (options.pages ? options.pages(c) : c.notFound()))
  app.onError((error, c) => {
    const known = asApiError(error)
    const isOurs = !(known instanceof ApiError) || statusOf(known) >= 500
    if (isOurs)
      c.var.log.error({ err: error, requestId: c.var.requestId, route: c.req.routePath }, 'request failed')
    return failure(c, known)
  })
  return app
}

/** Logs a request by its route pattern: an address can hold what somebody searched for. */
function logRequest(c: C, startedAt: number): void {
  const traceId = currentTraceId()
  c.var.log.info({
    requestId: c.var.requestId,
    method: c.req.method,
    route: c.req.routePath,
    status: c.res.status,
    ms: Math.round(performance.now() - startedAt),
    ...(traceId && { traceId }),
  })
}

type C = import('hono').Context<HttpEnv>

/** The trace that a proxy has begun; nobody else decides what belongs to which trace. */
function traceparentOf(c: C, proxies: TrustedProxies): string | undefined {
  const address = getConnInfo(c).remote.address ?? ''
  return proxies.isTrusted(address) ? c.req.header('traceparent') : undefined
}

function setVariables(c: C, options: AppOptions): void {
  const socketAddress = getConnInfo(c).remote.address ?? '127.0.0.1'
  const incoming = {
    path: c.req.path,
    method: c.req.method,
    cookieHeader: c.req.header('cookie'),
    userAgent: c.req.header('user-agent'),
    address: clientAddress(socketAddress, c.req.header('x-forwarded-for'), options.proxies),
    requestId: c.var.requestId,
    isByClock: c.req.header('x-by-clock') !== undefined,
  }
  let scope: ReturnType<typeof scopeOfRequest> | undefined
  c.set('incoming', incoming)
  c.set('services', options.services)
  c.set('metrics', options.metrics)
  c.set('log', options.log)
  c.set('reads', options.reads ?? null)
  c.set('scope', () => {
    scope ??= scopeOfRequest(options.services, incoming)
    return scope
  })
}

/** Handles a failure outside of calls and pages: an envelope for calls, else the plain page. */
function failure(c: C, error: unknown): Response {
  const known = error instanceof ApiError ? error : new ApiError('internal')
  return c.req.path.startsWith('/api/') ? refusal(known, c.req.path) : plainFailure(known)
}

/** An envelope with an error, in the language of the address. */
function refusal(error: ApiError, path: string): Response {
  const isEnglish = path.startsWith('/api/techforgood/en/') || localeOfPath(path) === 'en'
  const { retryAfterSeconds } = error.details
  return Response.json(
    { code: codeOf(error), data: errorData(error, isEnglish ? 'en' : 'zh'), traceId: null },
    {
      status: statusOf(error),
      headers: {
        'Cache-Control': 'no-store',
        ...(retryAfterSeconds && { 'Retry-After': String(retryAfterSeconds) }),
      },
    },
  )
}

/** The last resort where no page could be rendered: says so in both languages, with a way to retry. */
function plainFailure(error: ApiError): Response {
  const status = statusOf(error)
  const [zh, en] =
    status < 500
      ? locales.map((locale) => errorMessage(error.reason, locale))
      : ['服务暂时不可用', 'The service is not available right now']
  const body = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><h1>${zh}</h1><p>请稍后<a href="">再试一次</a>，你填写的内容没有提交。</p><p lang="en">${en}. <a href="">Try again</a>; nothing was submitted.</p></html>`
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Retry-After': String(error.details.retryAfterSeconds ?? 5),
      'Cache-Control': 'no-store',
    },
  })
}
