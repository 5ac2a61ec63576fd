import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { findRanking } from './standings.queries.ts'

/** The ranking of a round with all that it was computed from. @throws ApiError `notAvailable` before there is one */
export async function exportRanking(
  ctx: CallContext<StaffMember>,
  { roundId }: { roundId: string },
): Promise<{ text: string }> {
  const file = await findRanking(ctx.db, Number(roundId))
  if (!file) throw new ApiError('notAvailable')
  ctx.audit({ kind: 'ventureRanking.export', subjectKind: 'ventureRound', subjectId: roundId })
  return { text: `${JSON.stringify(file, null, 1)}\n` }
}
