import { type NotifyContext, notify } from '../messages/notify.ts'
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
  await notify(ctx, {
    to: { kind: 'team', teamId: organisation.team_id },
    category: 'internal',
    template: templates[action],
    params: { name: organisation.name, reference: organisation.reference },
    link: `/authenticationInfo/${organisation.id}`,
  })
}
