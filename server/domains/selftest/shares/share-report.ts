import { ApiError } from '../../../../shared/contract/errors.ts'
import type { MadeShare } from '../../../../shared/contract/selftest.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { SelftestUse } from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { findKept } from '../kept/kept.queries.ts'
import { ownResult } from '../own-result.ts'
import { makeShare } from './make-share.ts'
import { removeShares } from './shares.queries.ts'

type TeamCtx = CallContext<TeamMember>

/** A link to this browser's report. @throws ApiError `allowanceExhausted`, `tooMany` */
export async function shareResult(
  ctx: CallContext,
  { use, days }: { use: SelftestUse; days: number },
): Promise<{ made: MadeShare | null }> {
  const result = await ownResult(ctx, use)
  return { made: result?.finished_at ? await makeShare(ctx, result.id, days) : null }
}

export async function endOwnShares(ctx: CallContext, { use }: { use: SelftestUse }) {
  const result = await ownResult(ctx, use)
  if (result) await removeShares(ctx.db, result.id)
  return {}
}

/** A link to a report that the acting team keeps. @throws ApiError `notAvailable`, `allowanceExhausted`, `tooMany` */
export async function shareKept(
  ctx: TeamCtx,
  { resultID, days }: { resultID: OwnedId; days: number },
): Promise<MadeShare> {
  await requireKept(ctx, resultID)
  const made = await makeShare(ctx, resultID, days)
  ctx.audit({
    kind: 'selftest.shared',
    subjectKind: 'selftestResult',
    subjectId: resultID,
    after: { endsAt: made.endsAt },
  })
  return made
}

/** @throws ApiError `notAvailable` */
export async function endKeptShares(ctx: TeamCtx, { resultID }: { resultID: OwnedId }) {
  await requireKept(ctx, resultID)
  await removeShares(ctx.db, resultID)
  ctx.audit({ kind: 'selftest.sharesEnded', subjectKind: 'selftestResult', subjectId: resultID })
  return {}
}

async function requireKept({ db, actor }: TeamCtx, resultId: OwnedId): Promise<void> {
  if (!(await findKept(db, actor.team.id, resultId))) throw new ApiError('notAvailable')
}
