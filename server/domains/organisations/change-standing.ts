import { ApiError } from '../../../shared/contract/errors.ts'
import { nextVerificationState } from '../../../shared/rules/verification-transitions.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { refreshFace } from './face-documents.ts'
import { isInTeamOf } from './review.queries.ts'
import { tellTeam } from './tell-team.ts'
import { changeOrganisation, findOrganisation, insertEvent } from './verification.queries.ts'
import { requireVerificationReason } from './verification-reasons.ts'

export type StandingInput = {
  organisationId: string
  version: number
  action: 'suspend' | 'restore' | 'revoke'
  reason: string
}

/** Suspends, restores or revokes a verification. Only suspending, which protects, is done by one person alone. */
export async function changeStanding(ctx: CallContext<StaffMember>, input: StandingInput) {
  const { accountId } = ctx.actor
  const organisation = await findOrganisation(ctx.db, input.organisationId)
  if (!organisation) throw new ApiError('notAvailable')
  if (await isInTeamOf(ctx.db, organisation.id, accountId)) throw new ApiError('ownInterest')
  if (organisation.version !== input.version) throw new ApiError('conflict')
  const state = nextVerificationState(organisation.state, input.action)
  if (!state) throw new ApiError('illegalTransition')
  if (input.action !== 'suspend' && organisation.decided_by === accountId) {
    throw new ApiError('secondPersonNeeded')
  }

  const changed = await changeOrganisation(ctx.db, organisation, {
    state,
    ...(await requireVerificationReason(ctx.db, input.reason, 'standing')),
    standing_finding: input.action === 'restore' ? 'met' : 'notMet',
    decided_at: databaseClock,
    decided_by: accountId,
  })
  if (!changed) throw new ApiError('conflict')
  await insertEvent(ctx.db, { organisation: changed, action: input.action, side: 'staff', accountId })
  await refreshFace(ctx, changed.id)
  ctx.audit({
    kind: `organisation.${input.action}`,
    subjectKind: 'organisation',
    subjectId: changed.id,
    teamId: changed.team_id,
    before: { state: organisation.state, version: organisation.version },
    after: { state: changed.state, version: changed.version, reason: input.reason },
  })
  await tellTeam(ctx, changed, input.action)
  return { state: changed.state, version: changed.version }
}
