import { ApiError } from '../../../../shared/contract/errors.ts'
import { maskPhone } from '../../../../shared/lib/text/masking.ts'
import { mostOpenInvitations } from '../../../../shared/rules/sign-in/team-invitations.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { openPhone } from '../../sign-in/account/personal-fields.ts'
import { holdLedTeam } from '../membership.queries.ts'
import { holdOwnRole } from '../own-role.ts'
import { takeIntoTeam } from '../take-into-team.ts'
import { canManage, requireManager } from '../team.policy.ts'
import { joinLifecycle } from './join-lifecycle.ts'
import { type JoinRequestRow, listOpenRequests, lockRequest } from './join-request.queries.ts'
import { joinColumns } from './join-requests.ts'

type Ctx = CallContext<TeamMember>

/** Open requests to join the acting team. Name and text were written for it; the phone is masked. */
export async function listJoinRequests(ctx: Ctx) {
  requireManager(ctx)
  const { cipher } = ctx.services
  const rows = await listOpenRequests(ctx.db, ctx.actor.team.id, mostOpenInvitations)
  return {
    requests: rows.map((row) => ({
      requestID: row.id,
      name: cipher.decrypt(row.name_encrypted, joinColumns.name),
      message: row.message_encrypted ? cipher.decrypt(row.message_encrypted, joinColumns.message) : '',
      phone: maskPhone(openPhone(ctx, row) ?? ''),
      createdAt: row.created_at.toISOString(),
    })),
  }
}

type Decision = { requestID: string; verdict: 'accept' | 'decline'; reason: string }

/**
 * Admits the person as a member, or declines with a reason, and tells them.
 * @throws ApiError `notAvailable` for foreign and missing requests and for callers who no longer manage the
 * team, `illegalTransition` for one decided or withdrawn, `invalidInput` for declining without a reason
 */
export async function decideJoinRequest(ctx: Ctx, { requestID, verdict, reason }: Decision) {
  requireManager(ctx)
  // The team and the caller's membership before the request, the same lock order as for invitations.
  await holdLedTeam(ctx.db, ctx.actor.team.id)
  if (!canManage(await holdOwnRole(ctx))) throw new ApiError('notAvailable')
  const found = await lockRequest(ctx.db, requestID)
  if (found?.team_id !== ctx.actor.team.id) throw new ApiError('notAvailable')
  await (verdict === 'accept' ? accept(ctx, found) : decline(ctx, found, reason))
  return {}
}

async function accept(ctx: Ctx, request: JoinRequestRow): Promise<void> {
  const { accountId } = ctx.actor
  await move(ctx, joinLifecycle, request, { action: 'accept', accountId, set: { decided_by: accountId } })
  // A person invited meanwhile is already a member, and was welcomed.
  await takeIntoTeam(ctx, {
    teamId: request.team_id,
    accountId: request.account_id,
    role: 'member',
    welcome: 'team_join_accepted',
    because: { joinRequest: request.id },
  })
}

async function decline(ctx: Ctx, request: JoinRequestRow, reason: string): Promise<void> {
  const { accountId } = ctx.actor
  const reason_encrypted = ctx.services.cipher.encrypt(reason, joinColumns.reason)
  await move(ctx, joinLifecycle, request, {
    action: 'decline',
    accountId,
    set: () => {
      if (reason === '') throw new ApiError('invalidInput', { fields: { reason: { reason: 'required' } } })
      return { decided_by: accountId, reason_encrypted }
    },
  })
}
