import { ApiError } from '../../../../shared/contract/errors.ts'
import { deviceText } from '../../../../shared/lib/text/device-text.ts'
import type { Account, CallContext } from '../../../context.ts'
import { endSessions, listLiveSessions } from './session.queries.ts'
import { clearSessionCookies } from './start-session.ts'

export { endSessions, listLiveSessions, setActingTeam } from './session.queries.ts'

/** Ends this session and clears its cookies; this browser's next request is a visitor's, on every node. */
export async function signOut(ctx: CallContext<Account>) {
  const { sessionId, accountId, staff } = ctx.actor
  await endSessions(ctx.db, accountId, { only: sessionId })
  if (staff) await ctx.services.ports.sessions.staffSignedOut(ctx.db, accountId)
  ctx.audit({ kind: 'session.ended', subjectKind: 'session', subjectId: sessionId })
  ctx.afterCommit(() => clearSessionCookies(ctx))
  return {}
}

/** The account's live sessions. */
export async function listSessions({ actor, db, locale }: CallContext<Account>) {
  const sessions = await listLiveSessions(db, actor.accountId)
  return {
    sessions: sessions.map((session) => ({
      sessionID: session.id,
      device: deviceText(session.device, locale),
      addressRange: session.address_range,
      startedAt: session.created_at.toISOString(),
      lastSeenAt: session.last_seen_at.toISOString(),
      isThisOne: session.id === actor.sessionId,
    })),
  }
}

/** Ends another session of the caller, or all others. */
export async function endOtherSessions(ctx: CallContext<Account>, input: { sessionID: string }) {
  const { accountId, sessionId } = ctx.actor
  const which = input.sessionID === 'others' ? { except: sessionId } : { only: input.sessionID }
  const ended = await endSessions(ctx.db, accountId, which)
  if (ended === 0 && which.only) throw new ApiError('notAvailable')
  ctx.audit({
    kind: 'session.ended',
    subjectKind: 'account',
    subjectId: accountId,
    after: { ended, which: input.sessionID },
  })
  return { ended }
}
