import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { conflictsOf } from '../../../../shared/rules/venture/conflicts.ts'
import { mostSamples } from '../../../../shared/rules/venture/judges.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { type EntryRow, findEntry } from '../entries/entries.queries.ts'
import { refuseOwn } from '../entries/interest.ts'
import { lockRound } from '../entries/rounds.queries.ts'
import type { Pair } from './assign-judges.ts'
import { factsOfEntries, factsOfJudges } from './gather-facts.ts'
import { type JudgeRow, listActiveJudges } from './judges.queries.ts'
import {
  deleteUnbegunSamples,
  insertSampleReviews,
  listReviewing,
  listSampleReviews,
  listSamples,
  markSample,
} from './samples.queries.ts'

type Reader = Pick<CallContext, 'db' | 'services'>
type Input = { entryId: OwnedId; isSample: boolean }

/**
 * Makes an entry one that all judges of its round score first, or ends that: then only what nobody has begun goes away,
 * and nobody is asked for the rest.
 * @throws ApiError `notAvailable`, `ownInterest`, `illegalTransition`, `invalidInput` at `entryId` where there are enough
 */
export async function setSample(ctx: CallContext<StaffMember>, { entryId, isSample }: Input) {
  const { db } = ctx
  const found = await findEntry(db, entryId)
  if (!found) throw new ApiError('notAvailable')
  await refuseOwn(ctx, found.id)
  const round = await lockRound(db, found.round_number)
  const entry = await findEntry(db, entryId)
  const isJudged = entry?.state === 'eligible' || entry?.state === 'in_review'
  if (round?.state !== 'reviewing' || !entry || !isJudged) throw new ApiError('illegalTransition')
  const samples = await listSamples(db, round.number)
  const others = samples.filter(({ id }) => id !== entry.id)
  if (isSample && others.length >= mostSamples)
    throw new ApiError('invalidInput', {
      fields: { entryId: { reason: 'tooManyChosen', limit: mostSamples } },
    })
  await markSample(db, entry.id, isSample ? round.number : null)
  const judges = await listActiveJudges(db, round.edition)
  if (isSample) await giveSamples(ctx, round.number, [entry], judges)
  else {
    const pairs = judges.map(({ id }) => ({ judge: id, entry: entry.id }))
    await deleteUnbegunSamples(db, round.number, pairs)
  }
  ctx.audit({
    kind: isSample ? 'ventureEntry.sample' : 'ventureEntry.noSample',
    subjectKind: 'ventureEntry',
    subjectId: entry.id,
    teamId: entry.team_id,
    after: { round: round.number },
  })
  return { samples: others.length + (isSample ? 1 : 0) }
}

/** A judge gets the samples of every round that is judged now; one with which they have a conflict is spared them. */
export async function giveSamplesTo(ctx: Reader, judge: JudgeRow): Promise<void> {
  for (const round of await listReviewing(ctx.db, judge.edition)) {
    await lockRound(ctx.db, round)
    await giveSamples(ctx, round, await listSamples(ctx.db, round), [judge])
  }
}

async function giveSamples(
  ctx: Reader,
  round: number,
  samples: readonly EntryRow[],
  judges: readonly JudgeRow[],
) {
  const inConflict = await conflictsAmong(ctx, samples, judges)
  const pairs = samples.flatMap(({ id: entry }) => judges.map(({ id: judge }) => ({ judge, entry })))
  const { free = [], barred = [] } = Object.groupBy(pairs, (pair) => (inConflict(pair) ? 'barred' : 'free'))
  await insertSampleReviews(ctx.db, round, free)
  await deleteUnbegunSamples(ctx.db, round, barred)
}

/** Tells which judge must not judge which of the samples. */
export async function conflictsAmong(
  ctx: Reader,
  samples: readonly EntryRow[],
  judges: readonly JudgeRow[],
): Promise<(pair: Pair) => boolean> {
  const [entries, people] = [await factsOfEntries(ctx, samples), await factsOfJudges(ctx, judges)]
  return ({ judge, entry }) => {
    const [own, its] = [people.get(judge), entries.get(entry)]
    return own !== undefined && its !== undefined && conflictsOf(own, its).length > 0
  }
}

/** How many samples of a round a judge has still to score before the other entries. */
export async function countOpenSamples(ctx: Reader, round: number, judge: JudgeRow): Promise<number> {
  const samples = await listSamples(ctx.db, round)
  if (samples.length === 0) return 0
  const inConflict = await conflictsAmong(ctx, samples, [judge])
  const reviews = await listSampleReviews(ctx.db, round)
  return reviews.filter(
    ({ judge_id, entry_id, state }) =>
      judge_id === judge.id &&
      samples.some(({ id }) => id === entry_id) &&
      (state === 'assigned' || state === 'draft') &&
      !inConflict({ judge: judge_id, entry: entry_id }),
  ).length
}
