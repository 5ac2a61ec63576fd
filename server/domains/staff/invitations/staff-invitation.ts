import { ApiError } from '../../../../shared/contract/errors.ts'
import type { RoleKey } from '../../../../shared/rules/staff/roles.ts'
import { staffProof } from '../../../../shared/rules/staff/staff-proof.ts'
import type { Account, CallContext } from '../../../context.ts'
import { staffInvitationCookie } from '../../../cookie-names.ts'
import { secretColumn } from '../../sign-in/factors/prove-second-factor.ts'
import { deleteRecoveryCodes } from '../../sign-in/factors/recovery-codes.ts'
import { createTotpSecret } from '../../sign-in/factors/totp.ts'
import { countPasskeys, deletePasskeys } from '../../sign-in/passkeys/passkeys.ts'
import { hashOfToken } from '../../sign-in/sessions/resolve-session.ts'
import { endSessions } from '../../sign-in/sessions/sessions.ts'
import { describeLink, keptSecret, type StatedLink } from '../../sign-in/ways-in/kept-secret.ts'
import { namedRoles } from '../roles/named-roles.ts'
import { findMemberForUpdate, makeStaffSession, putMember } from '../staff-members.queries.ts'
import { findInvitation, takeInvitation } from './staff-invitation.queries.ts'

/** Without a token, the browser's stored one is used. */
type TokenInput = { token?: string | undefined }

/**
 * What an invitation offers, for whoever holds its link. A used, expired or unknown one says only that, and
 * `accepted` to the session that used it, so that a reloaded page leads on.
 */
export async function findStaffInvitation(ctx: CallContext, stated: StatedLink) {
  return describeLink(ctx, { cookie: staffInvitationCookie }, stated, (secret) => describeOffer(ctx, secret))
}

async function describeOffer(ctx: CallContext, secret: string) {
  const { actor } = ctx
  const readerId = actor.kind === 'account' ? actor.accountId : null
  const found = await findInvitation(ctx.db, hashOfToken(secret), readerId)
  if (found?.is_own) return { state: 'own' as const }
  if (found?.is_waiting) return { state: 'waiting' as const }
  if (found?.is_open && found.expires_at) {
    const { display_name: name, expires_at } = found
    const roles = await namedRoles(ctx, found.roles)
    const isSignedIn = actor.kind === 'account'
    return { state: 'open' as const, name, roles, expiresAt: expires_at.toISOString(), isSignedIn }
  }
  const isMine = actor.kind === 'account' && found?.used_session_id === actor.sessionId
  return { state: isMine ? ('accepted' as const) : ('closed' as const) }
}

/**
 * Makes the signed-in person a member of staff. The session gets the limits of staff, all others end. Roles
 * are added, none removed; a new second factor is required, unless the invitation keeps an existing one.
 * @throws ApiError `codeUnusable` for a used, expired, unknown or unconfirmed one, or one's own
 */
export async function acceptStaffInvitation(ctx: CallContext<Account>, { token }: TokenInput) {
  const { accountId, sessionId } = ctx.actor
  const stated = keptSecret(ctx, staffInvitationCookie, { stated: token })
  const taken = await takeInvitation(ctx.db, hashOfToken(stated), { by: accountId, sessionId })
  if (!taken) throw new ApiError('codeUnusable')
  const earlier = await findMemberForUpdate(ctx.db, accountId)
  const held: RoleKey[] = earlier?.status === 'active' ? earlier.roles : []
  const roles = [...new Set([...held, ...taken.roles])]
  const isMember = earlier?.status === 'active'
  const hasFactor =
    isMember && (earlier.totp_confirmed_at !== null || (await countPasskeys(ctx.db, accountId)) > 0)
  const keepsFactor = hasFactor && !taken.renews_second_factor
  // Older ones were made without a staff proof, or are on a lost phone.
  const withdrawnPasskeys = keepsFactor ? 0 : await deletePasskeys(ctx.db, accountId)
  if (!keepsFactor) await deleteRecoveryCodes(ctx.db, accountId)
  const secret = keepsFactor ? null : ctx.services.cipher.encrypt(createTotpSecret(), secretColumn)
  await putMember(ctx.db, { account_id: accountId, display_name: taken.display_name, roles }, secret)
  await endSessions(ctx.db, accountId, { except: sessionId })
  await makeStaffSession(ctx.db, sessionId, staffProof.sessionHours)
  ctx.audit({
    kind: 'staff.joined',
    subjectKind: 'account',
    subjectId: accountId,
    before: { roles: held },
    after: { roles, invitation: taken.id, keepsFactor, withdrawnPasskeys },
  })
  return {}
}
