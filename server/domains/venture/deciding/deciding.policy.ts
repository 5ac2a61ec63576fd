import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { lockRound, type RoundRow } from '../entries/rounds.queries.ts'

type Ctx = Pick<CallContext<StaffMember>, 'db'>

/** A round, locked. @throws ApiError `notAvailable` */
export async function getLocked(ctx: Ctx, roundId: string): Promise<RoundRow> {
  const round = await lockRound(ctx.db, Number(roundId))
  if (!round) throw new ApiError('notAvailable')
  return round
}

/** The same as it was seen. @throws ApiError `conflict` */
export async function getSeen(ctx: Ctx, { roundId, version }: { roundId: string; version: number }) {
  const round = await getLocked(ctx, roundId)
  if (round.version !== version) throw new ApiError('conflict')
  return round
}

/** The same, while it is deliberated and nobody has asked to publish it. @throws ApiError `illegalTransition` */
export async function getDeliberating(ctx: Ctx, roundId: string): Promise<RoundRow> {
  const round = await getLocked(ctx, roundId)
  if (round.state !== 'deliberating' || round.publish_asked_by) throw new ApiError('illegalTransition')
  return round
}
