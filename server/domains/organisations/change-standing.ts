import { ApiError } from '../../../shared/contract/errors.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import {
  makersUndoneBy,
  type StandingAction,
  type VerificationState,
  verificationTerms,
  verificationTransitions,
} from '../../../shared/rules/verification-transitions.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { isUniqueViolation } from '../../db/failures.ts'
import { dayAfterWorkingDays } from '../../db/working-days.queries.ts'
import { endTokensOfOrganisation } from '../partners/end-tokens.ts'
import { requireSecondPerson } from '../second-person.ts'
import { refreshFace } from './face-documents.ts'
import { removePapers } from './papers.ts'
import { isInTeamOf } from './review.queries.ts'
import { tellTeam } from './tell-team.ts'
import {
  changeOrganisation,
  findOrganisation,
  insertEvent,
  listEvents,
  type OrganisationRow,
  placeOf,
} from './verification.queries.ts'
import { requireVerificationReason } from './verification-reasons.ts'

export type StandingInput = {
  organisationId: string
  version: number
  action: StandingAction
  reason: string
}

/**
 * Suspends, restores, revokes or reinstates a verification; whoever made the decision that this takes back does not.
 * @throws ApiError `secondPersonNeeded`; `organisationExists` where the code of one that was revoked has been taken meanwhile
 */
export async function changeStanding(ctx: CallContext<StaffMember>, input: StandingInput) {
  const { accountId } = ctx.actor
  const organisation = await findOrganisation(ctx.db, input.organisationId)
  if (!organisation) throw new ApiError('notAvailable')
  if (await isInTeamOf(ctx.db, organisation.id, accountId)) throw new ApiError('ownInterest')
  if (organisation.version !== input.version) throw new ApiError('conflict')
  const action = stepOf(organisation, input.action)
  const state = nextState(verificationTransitions, placeOf(organisation), action)
  if (!state) throw new ApiError('illegalTransition')
  requireSecondPerson(makersUndoneBy(action, await listEvents(ctx.db, organisation.id)), accountId)

  const changed = await changeOrganisation(ctx.db, organisation, {
    state,
    ...(await requireVerificationReason(ctx.db, input.reason, 'standing')),
    standing_finding: state === 'suspended' || state === 'revoked' ? 'notMet' : 'met',
    decided_at: databaseClock,
    decided_by: accountId,
    ...(await termsIn(ctx.db, state)),
  }).catch((error) => {
    throw isUniqueViolation(error, 'organisations_credit_code') ? new ApiError('organisationExists') : error
  })
  if (!changed) throw new ApiError('conflict')
  if (state === 'revoked') await removePapers(ctx, changed.id)
  if (state === 'suspended' || state === 'revoked') await endTokensOfOrganisation(ctx.db, changed.id)
  await insertEvent(ctx.db, { organisation: changed, action, side: 'staff', accountId })
  await refreshFace(ctx, changed.id)
  ctx.audit({
    kind: `organisation.${action}`,
    subjectKind: 'organisation',
    subjectId: changed.id,
    teamId: changed.team_id,
    before: { state: organisation.state, version: organisation.version },
    after: { state: changed.state, version: changed.version, reason: input.reason },
  })
  await tellTeam(ctx, changed, action)
  return { state: changed.state, version: changed.version }
}

/** What was suspended while its renewal was under way goes on to be reviewed. */
function stepOf(
  { renewal_sent_on: sent }: OrganisationRow,
  action: StandingAction,
): StandingAction | 'resume' {
  return action === 'restore' && sent !== null ? 'resume' : action
}

/** A renewal that is suspended keeps what was sent; one that is revoked ends, and what is resumed is answered anew. */
async function termsIn(db: Db, state: VerificationState) {
  if (state === 'pending_review') {
    return { due_on: await dayAfterWorkingDays(db, verificationTerms.replyWorkingDays) }
  }
  return { due_on: null, remarks: '{}', ...(state !== 'suspended' && { renewal_sent_on: null }) }
}
