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

/** Whether a session was lately valid here. It may have ended since: this gives a place, not a right. */
export function isOfStandingSession(cookieHeader: string | undefined): boolean {
  const token = new RequestCookies(cookieHeader).get(sessionCookie)
  return token !== undefined && found.has(keyOf(token))
}
