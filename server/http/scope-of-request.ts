import { randomBytes, randomUUID } from 'node:crypto'
import { deviceOf } from '../../shared/lib/device-of.ts'
import { type Locale, localeOfPath } from '../../shared/lib/locale.ts'
import type { Actor } from '../context.ts'
import { browserCookie, sessionCookie, signedInCookie } from '../cookie-names.ts'
import { asApiError } from '../db/failures.ts'
import { resolveSession } from '../domains/accounts/resolve-session.ts'
import type { Services } from '../services.ts'
import { RequestCookies } from './cookie-jar.ts'
import type { RequestScope } from './request-scope.ts'

const browserIdLifeSeconds = 400 * 24 * 3600

/** What the transports know of a request. */
export type IncomingRequest = {
  path: string
  cookieHeader: string | undefined
  userAgent: string | undefined
  address: string
  requestId?: string
}

/** The scope of a request whose calls act as whoever its session says; a session that has ended is cleared. */
export async function scopeOfRequest(
  services: Services,
  incoming: IncomingRequest,
): Promise<RequestScope & { cookies: RequestCookies }> {
  const scope = visitorScope(services, incoming)
  const token = scope.cookies.get(sessionCookie)
  if (!token) return scope
  const account = await resolveSession(services.pool, token, incoming.address, scope.locale).catch(
    (error: unknown) => {
      throw asApiError(error)
    },
  )
  if (account) return { ...scope, actor: account }
  scope.cookies.clear(sessionCookie)
  scope.cookies.clear(signedInCookie)
  return { ...scope, hasEndedSession: true }
}

/** The scope of a request without regard to any session, as public pages are rendered. */
export function visitorScope(
  services: Services,
  incoming: IncomingRequest,
): RequestScope & { cookies: RequestCookies } {
  const cookies = new RequestCookies(incoming.cookieHeader)
  const known = cookies.get(browserCookie)
  const isKnownBrowser = known !== undefined && /^[A-Za-z0-9_-]{22}$/.test(known)
  const browserId = isKnownBrowser ? known : randomBytes(16).toString('base64url')
  const actor: Actor = { kind: 'visitor' }
  return {
    requestId: incoming.requestId ?? randomUUID(),
    locale: localeOfApiOrPage(incoming.path),
    actor,
    hasEndedSession: false,
    browserId,
    isKnownBrowser,
    rememberBrowser: () => {
      if (known !== browserId) cookies.set(browserCookie, browserId, { maxAgeSeconds: browserIdLifeSeconds })
    },
    address: incoming.address,
    device: deviceOf(incoming.userAgent),
    cookies,
    services,
  }
}

function localeOfApiOrPage(path: string): Locale {
  return path.startsWith('/api/techforgood/en/') ? 'en' : localeOfPath(path)
}
