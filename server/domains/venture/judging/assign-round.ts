import { createHash } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import type { LoadLimit } from '../../../../shared/rules/venture/judges.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { inOwnTransaction, type OwnContext } from '../../../own-transaction.ts'
import { TaskEndedError } from '../../../threads/pool.ts'
import { asOutage } from '../../files/as-outage.ts'
import { notify } from '../../messages/notify.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import { withoutOwn } from '../entries/interest.ts'
import { findRound, lockRound, type RoundRow } from '../entries/rounds.queries.ts'
import type { FactsToAssign } from './assign-by-facts.ts'
import type { Assignment, Pair } from './assign-judges.ts'
import { factsOfEntries, factsOfJudges } from './gather-facts.ts'
import { listActiveJudges } from './judges.queries.ts'
import { madeUpFacts, makeUpEntries } from './made-up-entries.ts'
import {
  deleteUnbegun,
  insertReviews,
  listBarred,
  listEarlierPairs,
  listJudged,
  listReviews,
  type ReviewRow,
} from './reviews.queries.ts'
import { titlesOfRounds } from './round-title.ts'

/** Two thousand entries and sixty judges take a few seconds. */
const limitMs = 60_000

const differences: Record<LoadLimit, number | null> = { one: 1, three: 3, ten: 10, any: null }

type Asked = { round: string; loads: LoadLimit; keep?: string | undefined; madeUp?: number | undefined }

/**
 * Finds judges for every entry of a round that is being judged, around what was begun and changed by hand. What was found
 * is stored only when the caller has seen it, and nothing has changed since.
 * @throws ApiError `notFound`, `illegalTransition`, `conflict`, `unavailable`
 */
export async function assignRound(ctx: CallContext<StaffMember>, asked: Asked) {
  const { loads, keep, madeUp } = asked
  const round = await findRound(ctx.db, Number(asked.round))
  if (!round) throw new ApiError('notFound')
  if (madeUp !== undefined) return rehearse(ctx, round, { loads, madeUp })
  if (round.state !== 'reviewing') throw new ApiError('illegalTransition')
  const state = await stateOf(ctx, round)
  const input = toAssign(state, round, differences[loads])
  const assignment = await inThread(ctx, input)
  const readable = await withoutOwn(ctx, state.entries, ({ id }) => id)
  const answer = answerFor({ ...state, readable }, input, assignment)
  if (keep === undefined || 'infeasible' in assignment) return { ...answer, isKept: false }
  if (keep !== answer.found) throw new ApiError('conflict')
  await store(ctx, round, state, assignment.pairs)
  return { ...answer, isKept: true }
}

/** The same with so many made-up entries of its tracks and fields, before there are any to be judged. */
async function rehearse(
  ctx: CallContext<StaffMember>,
  round: RoundRow,
  { loads, madeUp }: { loads: LoadLimit; madeUp: number },
) {
  if (!['planned', 'open', 'grace'].includes(round.state)) throw new ApiError('illegalTransition')
  const state = await stateOf(ctx, round)
  const entries = await makeUpEntries(ctx.db, round, madeUp)
  const input = {
    ...toAssign(state, round, differences[loads]),
    ...{ entries, conflicts: [], begun: [], kept: [], barred: [], earlier: [], held: [] },
    factsOfEntries: entries.map(madeUpFacts),
  }
  const assignment = await inThread(ctx, input)
  return {
    ...answerFor({ ...state, entries: [], readable: [], reviews: [] }, input, assignment),
    isKept: false,
  }
}

async function inThread(ctx: CallContext<StaffMember>, input: FactsToAssign): Promise<Assignment> {
  return asOutage(() => ctx.services.threads.run('assignByFacts', input, limitMs)).catch((error) => {
    if (error instanceof TaskEndedError) throw new ApiError('unavailable', { retryAfterSeconds: 60 })
    throw error
  })
}

type State = {
  entries: EntryRow[]
  judges: Awaited<ReturnType<typeof listActiveJudges>>
  reviews: ReviewRow[]
  barred: Pair[]
  earlier: Pair[]
  factsOfEntries: Awaited<ReturnType<typeof factsOfEntries>>
  factsOfJudges: Awaited<ReturnType<typeof factsOfJudges>>
}

async function stateOf(
  ctx: Pick<CallContext, 'db' | 'services'>,
  { number, edition }: RoundRow,
): Promise<State> {
  const { db } = ctx
  const judges = await listActiveJudges(db, edition)
  const entries = await listJudged(db, number)
  return {
    entries,
    judges,
    reviews: await listReviews(db, number),
    barred: await listBarred(db, number),
    earlier: await listEarlierPairs(db, edition, number),
    factsOfEntries: await factsOfEntries(ctx, entries),
    factsOfJudges: await factsOfJudges(ctx, judges),
  }
}

const pairOf = ({ judge_id, entry_id }: ReviewRow): Pair => ({ judge: judge_id, entry: entry_id })
const isBegun = ({ state }: ReviewRow) => ['draft', 'submitted', 'locked'].includes(state)
const isUnbegun = ({ state }: ReviewRow) => state === 'assigned'
const isByHand = ({ state, is_by_hand }: ReviewRow) => state === 'assigned' && is_by_hand
const isOver = ({ state }: ReviewRow) => state === 'declined' || state === 'conflict'

function toAssign(state: State, round: RoundRow, loadsWithin: number | null): FactsToAssign {
  return {
    entries: state.entries.map(({ id, track }) => ({
      id,
      track,
      fields: state.factsOfEntries.get(id)?.fields ?? [],
    })),
    judges: state.judges.map(({ id, tracks, fields }) => ({ id, tracks, fields })),
    conflicts: state.reviews.filter(isOver).map(pairOf),
    begun: state.reviews.filter(isBegun).map(pairOf),
    kept: state.reviews.filter(isByHand).map(pairOf),
    barred: state.barred,
    earlier: state.earlier,
    held: state.reviews.filter(isUnbegun).map(pairOf),
    perEntry: round.judges_per_entry,
    loadsWithin,
    factsOfEntries: [...state.factsOfEntries.values()],
    factsOfJudges: state.factsOfJudges,
  }
}

/** What was found; the caller reads who would judge the readable entries alone. */
function answerFor(
  state: State & { readable: readonly EntryRow[] },
  input: FactsToAssign,
  assignment: Assignment,
) {
  if ('infeasible' in assignment) {
    const { rule, entries } = assignment.infeasible
    const named = new Set(entries)
    const references = state.entries.filter(({ id }) => named.has(id)).map(({ reference }) => reference)
    return {
      ...nothing,
      judges: state.judges.length,
      obstacle: { rule, references: references.slice(0, mostNamed) },
    }
  }
  const { pairs } = assignment
  const { added, removed } = changesTo(state, pairs)
  const loads = state.judges.map(({ id }) => pairs.filter(({ judge }) => judge === id).length)
  return {
    obstacle: null,
    found: nameOf(pairs),
    judges: state.judges.length,
    pairs: pairs.length,
    added: added.length,
    removed: removed.length,
    least: Math.min(...loads, pairs.length),
    most: Math.max(...loads, 0),
    matched: matchedIn(input, pairs),
    // Beside the sums a list with an entry left out would tell who judges it.
    byJudge:
      state.readable.length < state.entries.length
        ? []
        : pairsByJudge({
            ...{ judges: state.judges, entries: state.readable },
            ...{ pairs, added, removed: removed.map(pairOf) },
          }),
  }
}

const mostNamed = 50
const nothing = {
  ...{ found: '', pairs: 0, added: 0, removed: 0, least: 0, most: 0 },
  ...{ matched: { pairs: 0, of: 0 }, byJudge: [] },
}

/** The same for the same pairs alone. */
function nameOf(pairs: readonly Pair[]): string {
  const keys = pairs.map(({ judge, entry }) => `${entry} ${judge}`).sort()
  return createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 32)
}

function matchedIn(input: FactsToAssign, pairs: readonly Pair[]) {
  const fieldsOf = new Map([...input.entries, ...input.judges].map(({ id, fields }) => [id, fields]))
  const asking = pairs.filter(({ entry }) => (fieldsOf.get(entry) ?? []).length > 0)
  const matching = asking.filter(({ judge, entry }) =>
    fieldsOf.get(entry)?.some((field) => fieldsOf.get(judge)?.includes(field)),
  )
  return { pairs: matching.length, of: asking.length }
}

function changesTo({ reviews }: State, pairs: readonly Pair[]) {
  const keyOf = ({ judge, entry }: Pair) => `${entry} ${judge}`
  const had = new Set(reviews.map((review) => keyOf(pairOf(review))))
  const has = new Set(pairs.map(keyOf))
  return {
    added: pairs.filter((pair) => !had.has(keyOf(pair))),
    removed: reviews.filter((review) => isUnbegun(review) && !has.has(keyOf(pairOf(review)))),
  }
}

type ToRead = {
  judges: readonly { id: string; name: string }[]
  /** Those that may be shown, in the order in which they are listed. */
  entries: readonly { id: string; reference: string }[]
  pairs: readonly Pair[]
  added: readonly Pair[]
  removed: readonly Pair[]
}

/** Which entries each judge would get, by their references, and what changes. */
function pairsByJudge({ judges, entries, pairs, added, removed }: ToRead) {
  const places = new Map(entries.map(({ id }, at) => [id, at]))
  const referencesOf = (judge: string, some: readonly Pair[]) =>
    some
      .flatMap((pair) => (pair.judge === judge ? (places.get(pair.entry) ?? []) : []))
      .sort((a, b) => a - b)
      .flatMap((at) => entries[at]?.reference ?? [])
  const isNew = new Set(added)
  const kept = pairs.filter((pair) => !isNew.has(pair))
  return judges.map(({ id, name }) => ({
    ...{ judgeId: id, name },
    ...{ kept: referencesOf(id, kept), added: referencesOf(id, added), removed: referencesOf(id, removed) },
  }))
}

/** Stores the pairs if nothing that they were found by has changed, and tells the judges who have something new. */
async function store(
  ctx: CallContext<StaffMember>,
  round: RoundRow,
  seen: State,
  pairs: Pair[],
): Promise<void> {
  const { services, requestId, actor } = ctx
  await inOwnTransaction({ services, requestId, accountId: actor.accountId }, async (own) => {
    const now = await lockRound(own.db, round.number)
    if (now?.state !== 'reviewing') throw new ApiError('illegalTransition')
    if (markOf(await stateOf(own, now), now) !== markOf(seen, round)) throw new ApiError('conflict')
    const { added, removed } = changesTo(seen, pairs)
    await deleteUnbegun(
      own.db,
      removed.map(({ id }) => id),
    )
    await insertReviews(own.db, round.number, added)
    own.audit({
      kind: 'ventureRound.assign',
      subjectKind: 'ventureRound',
      subjectId: round.id,
      after: { pairs: pairs.length, added: added.length, removed: removed.length },
    })
    await tellJudges(own, round, seen, added)
  })
}

/** Everything that an assignment depends on. */
function markOf(state: State, round: RoundRow): string {
  const { factsOfEntries: ofEntries, factsOfJudges: ofJudges, ...input } = toAssign(state, round, null)
  const all = [input, ...ofEntries, [...ofJudges], state.reviews.map(({ id, version }) => [id, version])]
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

async function tellJudges(ctx: OwnContext, round: RoundRow, { judges }: State, added: readonly Pair[]) {
  const title = (await titlesOfRounds(ctx, [round.number]))(round.number)
  const counts = new Map<string, number>()
  for (const { judge } of added) counts.set(judge, (counts.get(judge) ?? 0) + 1)
  for (const { id, account_id } of judges) {
    const count = counts.get(id)
    if (count)
      await notify(ctx, {
        to: { kind: 'account', accountId: account_id },
        category: 'internal',
        template: 'judge_assigned',
        params: { round: title, count, day: round.scores_due_at ? shanghaiDay(round.scores_due_at) : '' },
        link: '/staff/judging',
      })
  }
}
