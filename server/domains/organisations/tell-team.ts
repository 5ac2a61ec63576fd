import { tierOf } from '../../../shared/rules/verification-fields.ts'
import { type NotifyContext, notify } from '../messages/notify.ts'
import { wishOf } from '../toolbox/wished-tool.ts'
import type { OrganisationRow } from './verification.queries.ts'

/** What the team hears of; the texts are `notice_verification_<action>`. */
const templates = {
  verify: 'verification_verified',
  return: 'verification_returned',
  refuse: 'verification_refused',
  suspend: 'verification_suspended',
  restore: 'verification_restored',
  revoke: 'verification_revoked',
  fallDue: 'verification_due',
  lapse: 'verification_expired',
} as const

export type ToldAction = keyof typeof templates

/** A team that is in no register gains other rights by its verification than an organisation. */
function templateOf({ entity_type: entityType }: OrganisationRow, action: ToldAction) {
  const isTeam = tierOf(entityType) === 'unregisteredTeam'
  return isTeam && action === 'verify' ? 'verification_verified_team' : templates[action]
}

/** Reminds the team of the day on which its verification ends. */
export async function tellOfEnd(
  ctx: NotifyContext,
  { id, team_id: teamId, name, reference, verified_until: day }: OrganisationRow,
): Promise<void> {
  await notify(ctx, {
    to: { kind: 'team', teamId },
    category: 'internal',
    template: 'verification_ends',
    params: { name, reference, day: day ?? '' },
    link: `/authenticationInfo/${id}`,
  })
}

/** Tells the team that sent it what has become of its verification. */
export async function tellTeam(
  ctx: NotifyContext,
  organisation: OrganisationRow,
  action: ToldAction,
): Promise<void> {
  const to = { kind: 'team', teamId: organisation.team_id } as const
  const params = { name: organisation.name, reference: organisation.reference }
  const wish = action === 'verify' ? await wishOf(ctx.db, organisation.team_id) : null
  if (wish) {
    // Verification was only the way: the message leads on to what the team had come for.
    await notify(ctx, {
      to,
      category: 'internal',
      template: 'verification_verified_wish',
      params: { ...params, tool: wish.name },
      link: `/toolAskFor/${wish.number}`,
    })
    return
  }
  await notify(ctx, {
    to,
    category: 'internal',
    template: templateOf(organisation, action),
    params,
    link: `/authenticationInfo/${organisation.id}`,
  })
}
