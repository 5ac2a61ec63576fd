import { ApiError } from '../../../../shared/contract/errors.ts'
import {
  type StandingAction,
  type VerificationState,
  verificationTerms,
} from '../../../../shared/rules/organisations/verification-transitions.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { dayAfterWorkingDays } from '../../../db/working-days.queries.ts'
import { move } from '../../move.ts'
import { endTokensOfOrganisation } from '../../partners/end-tokens.ts'
import { findOrganisation, type OrganisationRow } from '../verification.queries.ts'
import { verificationLifecycle } from '../verification-lifecycle.ts'
import { isInTeamOf } from './review.queries.ts'
import { requireVerificationReason } from './verification-reasons.ts'

export type StandingInput = {
  organisationId: string
  version: number
  action: StandingAction
  reason: string
}

/**
 * Suspends, restores, revokes or reinstates a verification, but not by the maker of the reversed decision.
 * @throws ApiError `secondPersonNeeded`; `organisationExists` where a revoked code has been taken since
 */
export async function changeStanding(ctx: CallContext<StaffMember>, input: StandingInput) {
  const { accountId } = ctx.actor
  const organisation = await findOrganisation(ctx.db, input.organisationId)
  if (!organisation) throw new ApiError('notAvailable')
  if (await isInTeamOf(ctx.db, organisation.id, accountId)) throw new ApiError('ownInterest')
  if (organisation.version !== input.version) throw new ApiError('conflict')
  const changed = await move(ctx, verificationLifecycle, organisation, {
    action: stepOf(organisation, input.action),
    accountId,
    set: async (state) => ({
      ...(await requireVerificationReason(ctx.db, input.reason, 'standing')),
      standing_finding: state === 'suspended' || state === 'revoked' ? ('notMet' as const) : ('met' as const),
      decided_at: databaseClock,
      decided_by: accountId,
      ...(await termsIn(ctx.db, state)),
    }),
    facts: { reason: input.reason },
  })
  const { id, state, version } = changed
  if (state === 'suspended' || state === 'revoked') await endTokensOfOrganisation(ctx.db, id)
  return { state, version }
}

/** A verification suspended during its renewal returns to review. */
function stepOf(
  { renewal_sent_on: sent }: OrganisationRow,
  action: StandingAction,
): StandingAction | 'resume' {
  return action === 'restore' && sent !== null ? 'resume' : action
}

/** A suspended renewal keeps its submission; a revoked one ends. A resumed one gets a new due day. */
async function termsIn(db: Db, state: VerificationState) {
  if (state === 'pending_review') {
    return { due_on: await dayAfterWorkingDays(db, verificationTerms.replyWorkingDays) }
  }
  return { due_on: null, remarks: '{}', ...(state !== 'suspended' && { renewal_sent_on: null }) }
}
