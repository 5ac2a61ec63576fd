import type { z } from 'zod'
import type { Contract } from '../../../../shared/contract/contract.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { refuseRoundOfOwn, withoutOwn } from '../entries/interest.ts'
import { openText } from '../entries/venture-texts.ts'
import { getRoundOf, labelOf } from './describe-deliberation.ts'
import { namesOfJudges } from './judge-names.ts'
import { rankingInput } from './rank-round.ts'
import { findRanking, listNamed } from './standings.queries.ts'

type Input = z.output<Contract['ventureDecidingStaff']['whatIf']['input']>
type Output = z.output<Contract['ventureDecidingStaff']['whatIf']['output']>

/**
 * Which entries would be on the other side of the line of the raw ranking; a weight of 0 leaves a criterion out.
 * @throws ApiError `notFound`, `ownInterest` as for the ranking itself
 */
export async function describeWhatIf(ctx: CallContext<StaffMember>, input: Input): Promise<Output> {
  const round = await getRoundOf(ctx, input.roundId)
  if (round.published_at === null) await refuseRoundOfOwn(ctx, round)
  const file = await findRanking(ctx.db, round.number)
  // What the ranking was made from: entries that were judged have left the round once it is published.
  const given = file?.input ?? (await rankingInput(ctx, round))
  const judgeIds = [...new Set(given.reviews.map(({ judge }) => judge))].toSorted()
  const names = await namesOfJudges(ctx, judgeIds)
  const weighed = given.criteria.map((one) => ({ ...one, weight: input.weights[one.id] ?? one.weight }))
  const criteria = weighed.filter(({ weight }) => weight > 0)
  const isCounted = ([key]: [string, number]) => criteria.some(({ id }) => id === key)
  const reviews = given.reviews
    .filter(({ judge }) => judge !== input.withoutJudge)
    .map(({ scores, ...review }) => ({
      ...review,
      scores: Object.fromEntries(Object.entries(scores).filter(isCounted)),
    }))
  const isAsked = input.withoutJudge !== undefined || Object.keys(input.weights).length > 0
  const then =
    file && isAsked && criteria.length > 0
      ? await ctx.services.threads.run('rankEntries', {
          input: { criteria, reviews, places: given.places },
          version: ctx.services.version,
        })
      : null
  const places = new Map(then?.result.entries.map(({ entry, rawPlace }) => [entry, rawPlace]))
  const flipped = (file?.result.entries ?? []).flatMap(({ entry, rawPlace: place }) => {
    const placeThen = places.get(entry)
    if (placeThen === undefined || place <= round.places === placeThen <= round.places) return []
    return [{ entry, place, placeThen, isIn: placeThen <= round.places }]
  })
  const shown = await withoutOwn(ctx, flipped, ({ entry }) => entry)
  const named = await listNamed(
    ctx.db,
    shown.map(({ entry }) => entry),
  )
  return {
    criteria: weighed.map(({ id, weight }) => ({ key: id, label: labelOf(ctx, round, id), weight })),
    judges: judgeIds.map((judgeId) => ({ judgeId, name: names.get(judgeId) ?? '' })),
    flips: shown.flatMap(({ entry, ...flip }) => {
      const row = named.find(({ id }) => id === entry)
      if (!row) return []
      const title = openText(ctx.services, 'title', row.title_encrypted)
      return [{ entryId: entry, reference: row.reference, title, ...flip }]
    }),
  }
}
