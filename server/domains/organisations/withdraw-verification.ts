import { ApiError } from '../../../shared/contract/errors.ts'
import type { SentVerification } from '../../../shared/contract/organisations/organisation-parts.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { move } from '../move.ts'
import { sentOf } from './record-submission.ts'
import { requireLedTeam, requireOwn } from './verification.policy.ts'
import { findOrganisation } from './verification.queries.ts'
import { nothingUnderWay, verificationLifecycle } from './verification-lifecycle.ts'

export type WithdrawInput = { TeamID: OwnedId; organisationId: string; version: number }

/** Withdraws a first verification before its verdict: the papers are removed, and the code is free. */
export async function withdrawVerification(
  ctx: CallContext<TeamMember>,
  { TeamID, organisationId, version }: WithdrawInput,
): Promise<SentVerification> {
  const { id: teamId } = requireLedTeam(ctx, TeamID)
  const organisation = requireOwn(await findOrganisation(ctx.db, organisationId), teamId)
  if (organisation.version !== version) throw new ApiError('conflict')
  const { accountId } = ctx.actor
  const step = { action: 'withdraw', accountId, set: nothingUnderWay } as const
  return sentOf(await move(ctx, verificationLifecycle, organisation, step))
}
