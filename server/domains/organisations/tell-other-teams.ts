import { isOver } from '../../../shared/rules/organisations/verification-transitions.ts'
import { type NotifyContext, notify } from '../messages/notify.ts'
import { listOfOtherTeams, type OrganisationRow } from './verification.queries.ts'

/**
 * Tells the teams that act for an organisation that another has sent a letter for it, and that one that others act for
 * it: neither learns which people these are.
 */
export async function tellOfAnotherTeam(ctx: NotifyContext, sent: OrganisationRow): Promise<void> {
  const others = (await listOfOtherTeams(ctx.db, sent)).filter(isActing)
  for (const { id, team_id: teamId, verified_name: verified, name } of others) {
    await notify(ctx, {
      to: { kind: 'team', teamId },
      category: 'internal',
      template: 'verification_another_team',
      params: { name: verified ?? name },
      link: `/authenticationInfo/${id}`,
    })
  }
  if (others.length === 0) return
  await notify(ctx, {
    to: { kind: 'team', teamId: sent.team_id },
    category: 'internal',
    template: 'verification_others_act',
    params: { name: sent.name, reference: sent.reference },
    link: `/authenticationInfo/${sent.id}`,
  })
}

/** Whether a team was verified for the organisation, and that has not ended. */
function isActing({ state, verified_until: until }: OrganisationRow): boolean {
  return until !== null && state !== 'revoked' && !isOver(state)
}
