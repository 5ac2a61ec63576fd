import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { refuseRoundOfOwn } from '../entries/interest.ts'
import { getRoundOf } from './describe-deliberation.ts'
import { findRanking } from './standings.queries.ts'

/**
 * The ranking of a round with all that it was computed from.
 * @throws ApiError `notFound` for an unknown round, `notAvailable` before there is one, `ownInterest` where an entry of the caller's own is in it
 */
export async function exportRanking(
  ctx: CallContext<StaffMember>,
  { roundId }: { roundId: string },
): Promise<{ text: string }> {
  const round = await getRoundOf(ctx, roundId)
  const file = await findRanking(ctx.db, round.number)
  if (!file) throw new ApiError('notAvailable')
  await refuseRoundOfOwn(ctx, round)
  ctx.audit({ kind: 'ventureRanking.export', subjectKind: 'ventureRound', subjectId: roundId })
  return { text: `${JSON.stringify(file, null, 1)}\n` }
}
