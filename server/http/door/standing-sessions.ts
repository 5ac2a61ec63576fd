import { sessionCookie } from '../../cookie-names.ts'
import { hashOfToken } from '../../domains/sign-in/sessions/resolve-session.ts'
import { RequestCookies } from './cookie-jar.ts'

const mostKept = 10_000
/** By the hash of their token, the most recent at the end. */
const found = new Set<string>()

const keyOf = (token: string) => hashOfToken(token).toString('base64')

/** Remembers a valid session, so that it is recognised before the database is asked. */
export function noteStanding(token: string): void {
  const key = keyOf(token)
  found.delete(key)
  found.add(key)
  const [oldest] = found
  if (oldest !== undefined && found.size > mostKept) found.delete(oldest)
}

/** The session of a request, if it was found standing here lately. It may have ended since: this gives a place, and no right. */
export function standingSessionOf(cookieHeader: string | undefined): string | null {
  const token = new RequestCookies(cookieHeader).get(sessionCookie)
  const key = token === undefined ? '' : keyOf(token)
  return found.has(key) ? key : null
}
