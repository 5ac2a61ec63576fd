import type { OwnContext } from '../../../own-transaction.ts'
import type { NoticeParamsOf, NoticeTemplate } from '../../messages/notice-text.ts'
import { notify } from '../../messages/notify.ts'
import { titleOfActivity } from '../signups/shifts.queries.ts'
import type { ProjectRow } from './skilled.queries.ts'

export type SkilledNotice = Extract<NoticeTemplate, `skilled_${string}`>
type Side = 'host' | 'volunteer'

/** Tells one side of a project; nobody where the volunteer's account is gone. */
export async function tellProject(
  ctx: OwnContext,
  project: ProjectRow,
  side: Side,
  template: SkilledNotice,
  more: { when?: string; day?: string } = {},
): Promise<void> {
  const { id, account_id: accountId, team_id: teamId, activity } = project
  if (side === 'volunteer' && !accountId) return
  const params = { title: await titleOfActivity(ctx.db, activity), ...more }
  await notify(ctx, {
    to: side === 'host' ? { kind: 'team', teamId } : { kind: 'account', accountId: accountId ?? '' },
    category: 'internal',
    template,
    params: params as NoticeParamsOf<SkilledNotice>,
    link: side === 'host' ? `/volunteering/host/skilled/${id}` : `/volunteering/skilled/${id}`,
  })
}

/** Tells both sides the same. */
export async function tellBoth(...[ctx, project, ...what]: [OwnContext, ProjectRow, SkilledNotice, object?]) {
  for (const side of ['host', 'volunteer'] as const) await tellProject(ctx, project, side, ...what)
}
