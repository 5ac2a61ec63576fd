import { randomBytes } from 'node:crypto'
import { signInRules } from '../../../../shared/rules/sign-in/sign-in.ts'
import type { IdentityProof } from '../../../../shared/rules/sign-in/ways-in.ts'
import type { CallContext } from '../../../context.ts'
import { sessionCookie, signedInCookie } from '../../../cookie-names.ts'
import type { Db } from '../../../db/database.ts'
import { findOpenDeletion } from '../account/leaving.queries.ts'
import { addressRange } from './address-range.ts'
import { hashOfToken } from './resolve-session.ts'
import {
  endSessionOfToken,
  findSessionStartedWith,
  findTeamToActFor,
  insertSession,
  isActiveStaff,
} from './session.queries.ts'

export { findOpenDeletion } from '../account/leaving.queries.ts'

const dayHours = 24
const staffLifeHours = dayHours
const lifeHours = signInRules.sessionDays * dayHours

export type StartedSession = {
  sessionId: string
  token: string
  lifeSeconds: number
  isStaff: boolean
  /** The team that the session acts for. */
  teamId: string | null
  /** Whether the account's deletion is pending, which its owner is shown first. */
  isLeaving: boolean
}

/**
 * Starts an account's session in this browser: always with a new token, never one that the browser sent,
 * whose session ends. It acts for the account's last team. Set the cookies with `setSessionCookies` after the
 * commit.
 */
export async function startSession(
  ctx: Pick<CallContext, 'cookies' | 'device' | 'address'> & { db: Db },
  accountId: string,
  { provenBy, token = newToken() }: { provenBy: IdentityProof | null; token?: string | undefined },
): Promise<StartedSession> {
  const { db } = ctx
  const brought = ctx.cookies.get(sessionCookie)
  if (brought) await endSessionOfToken(db, hashOfToken(brought))
  const isStaff = await isActiveStaff(db, accountId)
  const hours = lifeHoursOf(isStaff)
  const teamId = await findTeamToActFor(db, accountId)
  const sessionId = await insertSession(
    db,
    {
      account_id: accountId,
      token_hash: hashOfToken(token),
      team_id: teamId,
      is_staff: isStaff,
      device: ctx.device,
      address_range: addressRange(ctx.address),
      identity_proven_by: provenBy,
    },
    hours,
  )
  const isLeaving = await isAboutToGo(db, accountId)
  return { sessionId, token, lifeSeconds: hours * 3600, isStaff, teamId, isLeaving }
}

/** The session just started with a token, as its start returned it; null if it has ended. */
export async function findStartedSession(
  db: Db,
  token: string,
  withinSeconds: number,
): Promise<(StartedSession & { accountId: string }) | null> {
  const session = await findSessionStartedWith(db, hashOfToken(token), withinSeconds)
  if (!session) return null
  const { id: sessionId, account_id: accountId, team_id: teamId, is_staff: isStaff } = session
  const isLeaving = await isAboutToGo(db, accountId)
  return { sessionId, accountId, token, teamId, isStaff, isLeaving, lifeSeconds: lifeHoursOf(isStaff) * 3600 }
}

async function isAboutToGo(db: Db, accountId: string): Promise<boolean> {
  return (await findOpenDeletion(db, accountId)) !== undefined
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}

function lifeHoursOf(isStaff: boolean): number {
  return isStaff ? staffLifeHours : lifeHours
}

/** Sets the session token, for the server only, and a script-readable marker that somebody is signed in. */
export function setSessionCookies(ctx: Pick<CallContext, 'cookies'>, session: StartedSession): void {
  ctx.cookies.set(sessionCookie, session.token, { maxAgeSeconds: session.lifeSeconds })
  ctx.cookies.set(signedInCookie, '1', { maxAgeSeconds: session.lifeSeconds, isReadable: true })
}

export function clearSessionCookies(ctx: Pick<CallContext, 'cookies'>): void {
  ctx.cookies.clear(sessionCookie)
  ctx.cookies.clear(signedInCookie)
}
