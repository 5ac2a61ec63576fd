import type { RankingInput } from '../../../../shared/rules/venture/rank-entries.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { keepRanking, listJudged, listSent } from './standings.queries.ts'

/** What a round is ranked from: the criteria that count, and every review that was sent of an entry still judged. */
export async function rankingInput(
  { db }: Pick<OwnContext, 'db'>,
  round: RoundRow,
): Promise<RankingInput & { entered: string[] }> {
  const [sent, judged] = await Promise.all([listSent(db, round.number), listJudged(db, round.number)])
  const entered = judged.map(({ id }) => id)
  const known = new Set(entered)
  return {
    entered,
    criteria: round.criteria
      .filter(({ isCounted }) => isCounted)
      .map(({ key, weight, low, high }) => ({ id: key, weight, low, high })),
    reviews: sent
      .filter(({ entry_id: entry }) => known.has(entry))
      .map(({ entry_id: entry, judge_id: judge, scores }) => ({
        entry,
        judge,
        scores: givenIn(scores, round),
      })),
    places: round.places,
  }
}

/** The scores that count; one that does not apply is left out. */
function givenIn(scores: Record<string, number | null>, { criteria }: RoundRow): Record<string, number> {
  const counted = criteria.filter(({ isCounted }) => isCounted).map(({ key }) => key)
  return Object.fromEntries(
    counted.flatMap((key) => (typeof scores[key] === 'number' ? [[key, scores[key]]] : [])),
  )
}

/**
 * Computes a round's ranking off the event loop and keeps it. Entries without a review stand last. Where raw scores are
 * equal, the heaviest criterion decides, then who entered first: the rule that the round's page states.
 */
export async function rankRound(ctx: OwnContext, round: RoundRow): Promise<void> {
  const { entered, ...input } = await rankingInput(ctx, round)
  const file = await ctx.services.threads.run('rankEntries', { input, version: ctx.services.version })
  const heaviest = input.criteria.toSorted((one, other) => other.weight - one.weight)[0]?.id
  const reviewsOf = Map.groupBy(input.reviews, ({ entry }) => entry)
  const weighed = (entry: string) => {
    const scores = (reviewsOf.get(entry) ?? []).flatMap((one) => one.scores[heaviest ?? ''] ?? [])
    return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
  }
  const tied = new Map(file.result.entries.map(({ entry }) => [entry, weighed(entry)]))
  const order = new Map(entered.map((id, index) => [id, index]))
  const ranked = file.result.entries.toSorted(
    (one, other) =>
      other.raw - one.raw ||
      (tied.get(other.entry) ?? 0) - (tied.get(one.entry) ?? 0) ||
      (order.get(one.entry) ?? 0) - (order.get(other.entry) ?? 0),
  )
  const reviewed = new Set(ranked.map(({ entry }) => entry))
  const unread = entered.filter((id) => !reviewed.has(id))
  const standings = ranked.map((one, index) => ({
    entry_id: one.entry,
    reviews: one.reviews,
    raw: one.raw,
    raw_place: one.rawPlace,
    adjusted: one.adjusted,
    low: one.from,
    high: one.to,
    adjusted_place: one.place,
    hangs_on: one.hangsOn.length,
    position: index + 1,
  }))
  const last = unread.map((entry_id, index) => ({
    ...{ entry_id, reviews: 0, raw: 0, adjusted: 0, low: 0, high: 0, hangs_on: 0 },
    ...{ raw_place: ranked.length + 1, adjusted_place: ranked.length + 1 },
    position: ranked.length + index + 1,
  }))
  await keepRanking(ctx.db, round.number, file, [...standings, ...last])
}
