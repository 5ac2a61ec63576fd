import { ApiError } from '../../../shared/contract/errors.ts'
import type { SentVerification } from '../../../shared/contract/organisations.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import { verificationTransitions } from '../../../shared/rules/verification-transitions.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { nothingUnderWay } from './end-verification.ts'
import { removePapers } from './papers.ts'
import { sentOf } from './record-submission.ts'
import { requireLedTeam, requireOwn } from './verification.policy.ts'
import { changeOrganisation, findOrganisation, insertEvent, placeOf } from './verification.queries.ts'

export type WithdrawInput = { TeamID: OwnedId; organisationId: string; version: number }

/** Takes a first verification back before there is a verdict: its papers go, and its code is free. */
export async function withdrawVerification(
  ctx: CallContext<TeamMember>,
  { TeamID, organisationId, version }: WithdrawInput,
): Promise<SentVerification> {
  const { id: teamId } = requireLedTeam(ctx, TeamID)
  const organisation = requireOwn(await findOrganisation(ctx.db, organisationId), teamId)
  if (organisation.version !== version) throw new ApiError('conflict')
  const state = nextState(verificationTransitions, placeOf(organisation), 'withdraw')
  if (!state) throw new ApiError('illegalTransition')
  const withdrawn = await changeOrganisation(ctx.db, organisation, { ...nothingUnderWay, state })
  if (!withdrawn) throw new ApiError('conflict')
  await removePapers(ctx, withdrawn.id)
  const { accountId } = ctx.actor
  await insertEvent(ctx.db, { organisation: withdrawn, action: 'withdraw', side: 'team', accountId })
  ctx.audit({
    kind: 'organisation.withdraw',
    subjectKind: 'organisation',
    subjectId: withdrawn.id,
    before: { state: organisation.state, version: organisation.version },
    after: { state: withdrawn.state, version: withdrawn.version },
  })
  return sentOf(withdrawn)
}
