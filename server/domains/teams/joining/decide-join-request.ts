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

/** Who asks to join the acting team. Name and words were written for it; the phone stays masked. */
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
 * Takes the asking person in as a member, or declines with a reason, and tells them.
 * @throws ApiError `notAvailable` for foreign and missing requests and for who manages the team no more,
 * `illegalTransition` for one that is decided or withdrawn, `invalidInput` where declining gives no reason
 */
export async function decideJoinRequest(ctx: Ctx, { requestID, verdict, reason }: Decision) {
  requireManager(ctx)
  // The team and my place in it before the request, in the order of those who accept an invitation.
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
  // Who was invited meanwhile is in already, and has been greeted.
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
