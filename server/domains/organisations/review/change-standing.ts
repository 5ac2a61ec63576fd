import { ApiError } from '../../../../shared/contract/errors.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import {
  type StandingAction,
  type VerificationState,
  verificationTerms,
  verificationTransitions,
} from '../../../../shared/rules/organisations/verification-transitions.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { dayAfterWorkingDays } from '../../../db/working-days.queries.ts'
import { move } from '../../move.ts'
import { endTokensOfOrganisation } from '../../partners/end-tokens.ts'
import { findOrganisation, listOfOtherTeams, type OrganisationRow, placeOf } from '../verification.queries.ts'
import { verificationLifecycle } from '../verification-lifecycle.ts'
import { isInTeamOf } from './review.queries.ts'
import { requireVerificationReason } from './verification-reasons.ts'

export type StandingInput = {
  organisationId: string
  version: number
  action: StandingAction
  reason: string
  /** Also of the organisation's other teams: the organisation itself may no longer act here. */
  allTeams?: boolean | undefined
}

/**
 * Suspends, restores, revokes or reinstates a team's verification, but not by the maker of the reversed decision.
 * Suspending and revoking can be of the organisation: then those of all its teams, in one transaction.
 * @throws ApiError `secondPersonNeeded`, also where the caller made the decision about another of the teams
 */
export async function changeStanding(ctx: CallContext<StaffMember>, input: StandingInput) {
  const { accountId } = ctx.actor
  const organisation = await findOrganisation(ctx.db, input.organisationId)
  if (!organisation) throw new ApiError('notAvailable')
  if (await isInTeamOf(ctx.db, organisation.id, accountId)) throw new ApiError('ownInterest')
  if (organisation.version !== input.version) throw new ApiError('conflict')
  const changed = await changeOne(ctx, organisation, input)
  if (input.allTeams && isEnding(input.action)) {
    for (const other of await listOfOtherTeams(ctx.db, organisation))
      if (nextState(verificationTransitions, placeOf(other), input.action)) await changeOne(ctx, other, input)
  }
  return { state: changed.state, version: changed.version }
}

async function changeOne(
  ctx: CallContext<StaffMember>,
  organisation: OrganisationRow,
  { action, reason, allTeams }: StandingInput,
): Promise<OrganisationRow> {
  const { accountId } = ctx.actor
  const changed = await move(ctx, verificationLifecycle, organisation, {
    action: stepOf(organisation, action),
    accountId,
    set: async (state) => ({
      ...(await requireVerificationReason(ctx.db, reason, 'standing')),
      standing_finding: state === 'suspended' || state === 'revoked' ? ('notMet' as const) : ('met' as const),
      decided_at: databaseClock,
      decided_by: accountId,
      ...(await termsIn(ctx.db, state)),
    }),
    facts: { reason, ...(allTeams && { allTeams }) },
  })
  if (isEnding(action)) await endTokensOfOrganisation(ctx.db, changed.id)
  return changed
}

function isEnding(action: StandingAction): boolean {
  return action === 'suspend' || action === 'revoke'
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
