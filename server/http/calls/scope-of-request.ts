import { randomBytes, randomUUID } from 'node:crypto'
import { ApiError } from '../../../shared/contract/errors.ts'
import { deviceOf } from '../../../shared/lib/device-of.ts'
import { type Locale, localeOfPath } from '../../../shared/lib/locale.ts'
import type { Account, Actor } from '../../context.ts'
import { browserCookie, sessionCookie, signedInCookie } from '../../cookie-names.ts'
import { asApiError } from '../../db/failures.ts'
import { peekSession, resolveSession } from '../../domains/sign-in/sessions/resolve-session.ts'
import type { Services } from '../../services.ts'
import { RequestCookies } from '../door/cookie-jar.ts'
import { noteStanding } from '../door/standing-sessions.ts'
import type { RequestScope } from './request-scope.ts'

/** How long the session read at a request's headers is trusted. */
const trustedMs = 1000
const browserIdLifeSeconds = 400 * 24 * 3600

/** What the transports know of a request. */
export type IncomingRequest = {
  path: string
  /** The HTTP method; a call in a test has none. */
  method?: string
  cookieHeader: string | undefined
  userAgent: string | undefined
  address: string
  requestId?: string
  /** Whether the browser says that an open page sent this request by itself. */
  isByClock?: boolean
}

/** The scope of a request whose calls act as the session's account; an ended session's cookie is cleared. */
export async function scopeOfRequest(
  services: Services,
  incoming: IncomingRequest,
): Promise<RequestScope & { cookies: RequestCookies }> {
  const scope = visitorScope(services, incoming)
  const token = scope.cookies.get(sessionCookie)
  if (!token) return scope
  const resolve = incoming.isByClock ? peekSession : resolveSession
  const account = await resolve(services.pool, token, incoming.address).catch((error: unknown) => {
    throw asApiError(error)
  })
  if (account) {
    noteStanding(token)
    return scopeOfAccount({ ...scope, sessionToken: token }, account, token)
  }
  scope.cookies.clear(sessionCookie)
  scope.cookies.clear(signedInCookie)
  return { ...scope, sessionToken: token, hasEndedSession: true }
}

/** A body may come long after its headers, and the session may have ended meanwhile. */
function scopeOfAccount<T extends RequestScope>(visitor: T, account: Account, token: string): T {
  const begun = performance.now()
  const scope: T = {
    ...visitor,
    actor: account,
    async forWriting() {
      if (performance.now() - begun < trustedMs) return scope
      const now = await peekSession(scope.services.pool, token)
      if (!now) throw new ApiError('loginEnded')
      return { ...scope, actor: now }
    },
  }
  return scope
}

/** The scope of a request without any session, as for public pages. */
export function visitorScope(
  services: Services,
  incoming: IncomingRequest,
): RequestScope & { cookies: RequestCookies } {
  const cookies = new RequestCookies(incoming.cookieHeader)
  const known = cookies.get(browserCookie)
  const isKnownBrowser = known !== undefined && /^[A-Za-z0-9_-]{22}$/.test(known)
  const browserId = isKnownBrowser ? known : randomBytes(16).toString('base64url')
  const actor: Actor = { kind: 'visitor' }
  const scope = {
    requestId: incoming.requestId ?? randomUUID(),
    locale: localeOfApiOrPage(incoming.path),
    actor,
    hasEndedSession: false,
    browserId,
    isKnownBrowser,
    isReading: incoming.method === 'GET' || incoming.method === 'HEAD',
    rememberBrowser: () => {
      if (known !== browserId) cookies.set(browserCookie, browserId, { maxAgeSeconds: browserIdLifeSeconds })
    },
    address: incoming.address,
    device: deviceOf(incoming.userAgent),
    cookies,
    services,
    forWriting: async (): Promise<RequestScope> => scope,
  }
  return scope
}

function localeOfApiOrPage(path: string): Locale {
  return path.startsWith('/api/techforgood/en/') ? 'en' : localeOfPath(path)
}
