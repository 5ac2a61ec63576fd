import { randomBytes } from 'node:crypto'
import type { CallContext } from '../../context.ts'
import { sessionCookie, signedInCookie } from '../../cookie-names.ts'
import type { Db } from '../../db/database.ts'
import { hashOfToken } from './resolve-session.ts'
import { endSessionOfToken, findTeamToActFor, insertSession, isActiveStaff } from './session.queries.ts'

const dayHours = 24
const staffLifeHours = dayHours
const lifeHours = 30 * dayHours

export type StartedSession = {
  sessionId: string
  token: string
  lifeSeconds: number
  isStaff: boolean
  /** The team that it acts for. */
  teamId: string | null
}

/**
 * Starts a session of an account in this browser: always with a new token, never with one that the browser
 * brought, whose session ends. It acts for the team that the account acted for last. Set its cookies with
 * `setSessionCookies` once the transaction has been committed.
 */
export async function startSession(
  ctx: Pick<CallContext, 'cookies' | 'device'> & { db: Db },
  accountId: string,
): Promise<StartedSession> {
  const { db } = ctx
  const brought = ctx.cookies.get(sessionCookie)
  if (brought) await endSessionOfToken(db, hashOfToken(brought))
  const token = randomBytes(32).toString('base64url')
  const isStaff = await isActiveStaff(db, accountId)
  const hours = isStaff ? staffLifeHours : lifeHours
  const teamId = await findTeamToActFor(db, accountId)
  const sessionId = await insertSession(
    db,
    {
      account_id: accountId,
      token_hash: hashOfToken(token),
      team_id: teamId,
      is_staff: isStaff,
      device: ctx.device,
    },
    hours,
  )
  return { sessionId, token, lifeSeconds: hours * 3600, isStaff, teamId }
}

/** The token for the server alone, and a marker for the page's script that somebody is signed in. */
export function setSessionCookies(ctx: Pick<CallContext, 'cookies'>, session: StartedSession): void {
  ctx.cookies.set(sessionCookie, session.token, { maxAgeSeconds: session.lifeSeconds })
  ctx.cookies.set(signedInCookie, '1', { maxAgeSeconds: session.lifeSeconds, isReadable: true })
}

export function clearSessionCookies(ctx: Pick<CallContext, 'cookies'>): void {
  ctx.cookies.clear(sessionCookie)
  ctx.cookies.clear(signedInCookie)
}
