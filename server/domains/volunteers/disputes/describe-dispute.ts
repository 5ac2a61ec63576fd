import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { nameOfTeam } from '../../teams/teams.ts'
import { titleOfActivity } from '../signups/shifts.queries.ts'
import { findSignup } from '../signups/signups.queries.ts'
import { findDispute } from './disputes.queries.ts'
import { presentDispute } from './present-hours.ts'
import { hasStakeInDispute } from './settle-dispute.ts'

/** A dispute as staff see it, without the volunteer's name. Every view is audited. @throws ApiError `notAvailable` */
export async function reviewDispute(ctx: CallContext<StaffMember>, { disputeId }: { disputeId: string }) {
  const { db, services, locale } = ctx
  const row = await findDispute(db, disputeId)
  const signup = row && (await findSignup(db, row.signup_id))
  if (!row || !signup) throw new ApiError('notAvailable')
  ctx.audit({
    kind: 'hoursDispute.view',
    subjectKind: 'hoursDispute',
    subjectId: row.id,
    teamId: row.team_id,
  })
  return {
    ...presentDispute(services, row),
    version: row.version,
    activityID: String(signup.activity),
    title: (await titleOfActivity(db, signup.activity))[locale],
    hostName: await nameOfTeam(db, row.team_id),
    task: signup.task,
    startsAt: signup.starts_at.toISOString(),
    endsAt: signup.ends_at.toISOString(),
    size: signup.size,
    mayDecide: row.state === 'disputed' && !(await hasStakeInDispute(ctx, row)),
  }
}
