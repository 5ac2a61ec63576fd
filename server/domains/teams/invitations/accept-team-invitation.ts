import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Account, CallContext } from '../../../context.ts'
import { notify } from '../../messages/notify.ts'
import { setActingTeam } from '../../sign-in/sessions/sessions.ts'
import { findLeavingTime, holdLedTeam } from '../membership.queries.ts'
import { takeIntoTeam } from '../take-into-team.ts'
import { findMembership } from '../team.queries.ts'
import { type FoundInvitation, findNamedInvitation, type InvitationInput } from './named-invitation.ts'
import { countInvitationUse, lockTeamInvitation } from './team-invitation.queries.ts'

/**
 * Joins an invitation's team and acts for it. A present member keeps their role, and the invitation is not
 * used up by them.
 * @throws ApiError `invitationClosed` for one that is expired, revoked, used up, unknown or for another
 * phone, and for people who left the team since it was made; `allowanceExhausted` where the team is full
 */
export async function acceptTeamInvitation(ctx: CallContext<Account>, input: InvitationInput) {
  const { db, actor } = ctx
  const found = await findNamedInvitation(ctx, input)
  if (!found) throw new ApiError('invitationClosed')
  const { team_id: teamId } = found
  if (!(await findMembership(db, teamId, actor.accountId))) await join(ctx, found)
  await setActingTeam(db, actor.sessionId, teamId)
  ctx.audit({
    kind: 'session.teamChosen',
    subjectKind: 'session',
    subjectId: actor.sessionId,
    teamId,
    before: { teamId: actor.team?.id ?? null },
    after: { teamId },
  })
  return { teamID: teamId }
}

async function join(ctx: CallContext<Account>, found: FoundInvitation): Promise<void> {
  const { db, actor } = ctx
  // The team before the invitation, the same lock order as for revoking invitations.
  if (!(await holdLedTeam(db, found.team_id))) throw new ApiError('invitationClosed')
  const locked = await lockTeamInvitation(db, found.id)
  // A concurrent click may have used it up already.
  if (await findMembership(db, found.team_id, actor.accountId)) return
  if (found.isForAnother || !locked?.is_open || (await hasLeftSince(ctx, found))) {
    throw new ApiError('invitationClosed')
  }
  const isNew = await takeIntoTeam(ctx, {
    teamId: found.team_id,
    accountId: actor.accountId,
    role: found.role,
    welcome: found.role === 'admin' ? 'team_welcome_admin' : 'team_welcome',
    because: { invitation: found.id },
  })
  if (!isNew) return
  await countInvitationUse(db, found.id, actor.accountId)
  await notify(ctx, {
    to: { kind: 'account', accountId: found.created_by },
    category: 'internal',
    template: 'team_invitation_accepted',
    params: { team: found.team_name },
    link: '/accountCenter?part=team',
  })
}

/** A removed member must not come back by an old link. */
async function hasLeftSince({ db, actor }: CallContext<Account>, found: FoundInvitation): Promise<boolean> {
  const leftAt = await findLeavingTime(db, found.team_id, actor.accountId)
  return leftAt !== null && leftAt >= found.created_at
}
