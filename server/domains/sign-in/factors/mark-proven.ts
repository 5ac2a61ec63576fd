import { randomBytes } from 'node:crypto'
import { staffProof } from '../../../../shared/rules/staff/staff-proof.ts'
import type { Account, CallContext, StaffStanding } from '../../../context.ts'
import { sessionCookie } from '../../../cookie-names.ts'
import { hashOfToken } from '../sessions/resolve-session.ts'
import { proveSession } from './second-factor.queries.ts'

/**
 * Marks this session as just proven by a second factor. The first proof gives it a new token. Must come last
 * in the caller's transaction.
 */
export async function markProven(ctx: CallContext<Account>, staff: StaffStanding): Promise<void> {
  const token = staff.hasSecondFactor ? null : randomBytes(32).toString('base64url')
  await proveSession(ctx.db, ctx.actor.sessionId, token === null ? null : hashOfToken(token))
  if (token) ctx.cookies.set(sessionCookie, token, { maxAgeSeconds: staffProof.sessionHours * 3600 })
  // A form with a code and a decision makes two calls in one request: the second must see the proof.
  staff.hasSecondFactor = true
  staff.hasFreshProof = true
}
