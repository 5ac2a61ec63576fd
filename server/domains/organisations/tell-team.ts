import { tierOf } from '../../../shared/rules/organisations/verification-fields.ts'
import type { Db } from '../../db/database.ts'
import type { NoticeParamsOf, NoticeTemplate } from '../messages/notice-text.ts'
import { type NotifyContext, notify } from '../messages/notify.ts'
import { wishOf } from '../toolbox/requests/wished-tool.ts'
import type { OrganisationRow } from './verification.queries.ts'

/** Actions that the team is told of; the texts are `notice_verification_<action>`. */
const templates = {
  verify: 'verification_verified',
  return: 'verification_returned',
  refuse: 'verification_refused',
  suspend: 'verification_suspended',
  restore: 'verification_restored',
  resume: 'verification_resumed',
  revoke: 'verification_revoked',
  reinstate: 'verification_reinstated',
  close: 'verification_closed',
  fallDue: 'verification_due',
  lapse: 'verification_expired',
} as const

export type ToldAction = keyof typeof templates

export function isTold(action: string): action is ToldAction {
  return action in templates
}

/** Reminds the team of the day its verification ends. */
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

/** Tells the team about its verification. */
export async function tellTeam(
  ctx: NotifyContext,
  organisation: OrganisationRow,
  action: ToldAction,
): Promise<void> {
  const notice = await noticeOf(ctx.db, organisation, action)
  await notify(ctx, { to: { kind: 'team', teamId: organisation.team_id }, category: 'internal', ...notice })
}

/** The notice to the team; the decider sees a preview with the same text. */
export async function noticeOf(
  db: Db,
  organisation: OrganisationRow,
  action: ToldAction,
): Promise<TeamNotice> {
  const { id, team_id: teamId, name, reference, entity_type: entityType } = organisation
  const params = { name, reference }
  const wish = action === 'verify' ? await wishOf(db, teamId) : null
  if (wish) {
    // The team came for a tool: the message links on to it.
    const link = `/toolAskFor/${wish.number}`
    return { template: 'verification_verified_wish', params: { ...params, tool: wish.name }, link }
  }
  const link = `/authenticationInfo/${id}`
  // A team in no register gets other rights than an organisation.
  const isTeam = tierOf(entityType) === 'unregisteredTeam'
  if (isTeam && action === 'verify') return { template: 'verification_verified_team', params, link }
  return { template: templates[action], params, link }
}

type Told<Template extends NoticeTemplate> = {
  template: Template
  params: NoticeParamsOf<Template>
  link: string
}
type TeamNotice =
  | Told<(typeof templates)[ToldAction] | 'verification_verified_team'>
  | Told<'verification_verified_wish'>
