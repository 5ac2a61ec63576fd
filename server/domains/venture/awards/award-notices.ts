import type { CallContext } from '../../../context.ts'
import type { NoticeParamsOf, NoticeTemplate } from '../../messages/notice-text.ts'
import { notify } from '../../messages/notify.ts'
import { type AwardRow, describeAwards } from './awards.queries.ts'

type AwardNotice = Extract<NoticeTemplate, `venture_award_${string}`>
type About = AwardNotice extends `venture_award_${infer Name}` ? Name : never
type Ctx = Pick<CallContext, 'db' | 'services'>

/** Tells a team what has happened to its award; the venture programme counts as internal. */
export async function tellTeam(
  ctx: Ctx,
  award: AwardRow,
  about: About,
  params: Record<string, string | number> = {},
): Promise<void> {
  const [described] = await describeAwards(ctx.db, [award.id])
  await notify(ctx, {
    to: { kind: 'team', teamId: award.team_id },
    category: 'internal',
    template: `venture_award_${about}` as AwardNotice,
    params: { ...params, reference: described?.reference ?? '' } as NoticeParamsOf<AwardNotice>,
    link: `/ventureAward/${award.id}`,
  })
}

/** Tells whoever runs the programme of a report that a team has sent, or that it gives up its award. */
export async function tellStaff(ctx: Ctx, award: AwardRow, about: 'sent' | 'renounced'): Promise<void> {
  const [described] = await describeAwards(ctx.db, [award.id])
  await notify(ctx, {
    to: { kind: 'staff', privilege: 'runVenture' },
    category: 'internal',
    template: `venture_award_${about}`,
    params: { reference: described?.reference ?? '' },
    link: `/staff/venture/awards/${award.id}`,
  })
}
