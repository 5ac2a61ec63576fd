import { ApiError } from '../../../shared/contract/errors.ts'
import { type GivenRole, mostTeamMembers } from '../../../shared/rules/sign-in/team-invitations.ts'
import type { Account, CallContext } from '../../context.ts'
import { notify } from '../messages/notify.ts'
import { acceptRequestOf } from './joining/join-request.queries.ts'
import { holdLedTeam, joinTeam } from './membership.queries.ts'
import { countMembers, getTeam } from './team.queries.ts'

export type NewMember = {
  teamId: string
  accountId: string
  role: GivenRole
  /** The template for welcoming the new member. */
  welcome: 'team_welcome' | 'team_welcome_admin' | 'team_join_accepted'
  /** The invitation or request that led to this, for the audit. */
  because: Record<string, string>
}

/**
 * Makes an account a member of a team and welcomes it. False if it is one already, also by a concurrent
 * invitation.
 * @throws ApiError `invitationClosed` where nobody leads the team, `allowanceExhausted` where it is full
 */
export async function takeIntoTeam(
  ctx: CallContext<Account>,
  { teamId, accountId, role, welcome, because }: NewMember,
): Promise<boolean> {
  const { db } = ctx
  if (!(await holdLedTeam(db, teamId))) throw new ApiError('invitationClosed')
  if ((await countMembers(db, teamId)) >= mostTeamMembers) throw new ApiError('allowanceExhausted')
  if (!(await joinTeam(db, { team_id: teamId, account_id: accountId, role }))) return false
  // An open request by the same person needs no further answer.
  await acceptRequestOf(db, teamId, accountId)
  const team = await getTeam(db, teamId)
  ctx.audit({
    kind: 'team.joined',
    subjectKind: 'account',
    subjectId: accountId,
    teamId,
    after: { role, ...because },
  })
  await notify(ctx, {
    to: { kind: 'account', accountId, needs: { kind: 'member', teamId } },
    category: 'internal',
    template: welcome,
    params: { team: team.name },
    link: '/accountCenter?part=team',
  })
  return true
}
