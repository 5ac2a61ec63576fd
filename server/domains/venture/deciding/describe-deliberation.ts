import type { z } from 'zod'
import type { Contract } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { DecisionFilter } from '../../../../shared/rules/venture/outcomes.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { staffNames } from '../../content/records/staff-names.ts'
import { refuseRoundOfOwn, withoutOwn } from '../entries/interest.ts'
import { findRound, type RoundRow } from '../entries/rounds.queries.ts'
import { staffTitleOf } from '../judging/round-title.ts'
import { isLastRound } from './decisions.queries.ts'
import { namesOfJudges } from './judge-names.ts'
import { countObjections } from './objections.queries.ts'
import { presentRows } from './present-entries.ts'
import { countDecided, findRanking, listDeliberated } from './standings.queries.ts'

type Ctx = CallContext<StaffMember>
type Output = z.output<Contract['ventureDecidingStaff']['deliberation']['output']>

const pageSize = 50

/**
 * A round with a page of its entries by their standing; nobody reads how their own stand.
 * @throws ApiError `notFound`, `ownInterest` before it is published
 */
export async function describeDeliberation(
  ctx: Ctx,
  { roundId, filter, page }: { roundId: string; filter: DecisionFilter; page: number },
): Promise<Output> {
  const round = await getRoundOf(ctx, roundId)
  if (round.published_at === null) await refuseRoundOfOwn(ctx, round)
  const [shown, list, judging] = await Promise.all([
    presentRound(ctx, round),
    listDeliberated(ctx.db, round.number, { filter, limit: pageSize, offset: (page - 1) * pageSize }),
    presentJudging(ctx, round),
  ])
  return {
    round: shown,
    items: await presentRows(ctx, round, await withoutOwn(ctx, list.rows, ({ id }) => id)),
    total: list.total,
    pageSize,
    judging,
  }
}

/** @throws ApiError `notFound` */
export async function getRoundOf(ctx: Ctx, roundId: string): Promise<RoundRow> {
  const round = await findRound(ctx.db, Number(roundId))
  if (!round) throw new ApiError('notFound')
  return round
}

export async function presentRound(ctx: Ctx, round: RoundRow): Promise<Output['round']> {
  const [counts, names, title, isLast, objections] = await Promise.all([
    countDecided(ctx.db, round.number, ctx.actor.accountId),
    staffNames(ctx.db, [round.publish_asked_by]),
    staffTitleOf(ctx, round.number),
    isLastRound(ctx.db, round),
    countObjections(ctx.db, round.number),
  ])
  return {
    roundId: String(round.number),
    title,
    edition: round.edition,
    ordinal: round.ordinal,
    state: round.state,
    version: round.version,
    places: round.places,
    budget: Number(round.budget),
    isLast,
    publishedAt: round.published_at?.toISOString() ?? null,
    askedBy: round.publish_asked_by && (names.get(round.publish_asked_by) ?? ''),
    isAskedByMe: round.publish_asked_by === ctx.actor.accountId,
    isPublishing: round.publish_confirmed_by !== null && round.published_at === null,
    counts,
    objections,
  }
}

/** How a round was judged, in the words of its criteria and the names of its judges. */
async function presentJudging(ctx: Ctx, round: RoundRow): Promise<Output['judging']> {
  const file = await findRanking(ctx.db, round.number)
  if (!file) return null
  const { method, residual, agreement, judges } = file.result
  const names = await namesOfJudges(
    ctx,
    judges.map(({ judge }) => judge),
  )
  return {
    method,
    residual,
    agreement: agreement.map(({ criterion, alpha }) => ({ label: labelOf(ctx, round, criterion), alpha })),
    judges: judges.map(({ judge, reviews, effect }) => ({ name: names.get(judge) ?? '', reviews, effect })),
  }
}

/** What a criterion is called in the reader's language. */
export function labelOf({ locale }: Pick<Ctx, 'locale'>, { criteria }: RoundRow, key: string): string {
  const label = criteria.find((one) => one.key === key)?.label
  return label?.[locale] || label?.zh || key
}
