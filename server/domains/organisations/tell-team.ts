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
    template: templates[action],
    params,
    link: `/authenticationInfo/${organisation.id}`,
  })
}
