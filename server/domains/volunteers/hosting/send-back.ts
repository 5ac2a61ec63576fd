import { ApiError } from '../../../../shared/contract/errors.ts'
import type { ProposalsPort } from '../../content/publish/proposals-port.ts'
import { notify } from '../../messages/notify.ts'
import { titleOfActivity } from '../signups/shifts.queries.ts'
import { findHost, noteSentBack } from './hosts.queries.ts'

/** Keeps why a team's proposal was sent back, and tells the team. */
export const proposalSentBack: ProposalsPort['sentBack'] = async (ctx, { collection, number }, because) => {
  const host = collection === 'volunteerActivities' ? await findHost(ctx.db, number) : undefined
  if (!host) return
  if (because === '') throw new ApiError('invalidInput', { fields: { because: { reason: 'required' } } })
  await noteSentBack(ctx.db, number, ctx.services.cipher.encrypt(because, 'activity_hosts.sent_back_because'))
  await notify(ctx, {
    to: { kind: 'team', teamId: host.team_id },
    category: 'internal',
    template: 'volunteer_sent_back',
    params: { title: await titleOfActivity(ctx.db, number) },
    link: `/volunteering/host/${number}`,
  })
}
