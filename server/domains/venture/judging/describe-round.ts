import { ApiError } from '../../../../shared/contract/errors.ts'
import { conflictsOf } from '../../../../shared/rules/venture/conflicts.ts'
import { fieldsQuestion, trackQuestion } from '../../../../shared/rules/venture/judges.ts'
import { heldStates, type ReviewState } from '../../../../shared/rules/venture/review-transitions.ts'
import { isDeliberated } from '../../../../shared/rules/venture/round-transitions.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { optionsByKey } from '../../applications/form/judged-answers.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import { listOwnOf } from '../entries/interest.queries.ts'
import { findRound, type RoundRow } from '../entries/rounds.queries.ts'
import { openText } from '../entries/venture-texts.ts'
import { judgedCode } from '../rounds/judged-code.ts'
import { describeCalibration } from './describe-calibration.ts'
import { factsOfEntries, factsOfJudges } from './gather-facts.ts'
import { type JudgeRow, listInvitable, listJudges } from './judges.queries.ts'
import { listBarred, listGiven, listJudged, listReviews, type ReviewRow } from './reviews.queries.ts'
import { staffTitleOf } from './round-title.ts'

type Listed = Awaited<ReturnType<typeof listJudges>>[number]
type Asked = { round: string; page: number; pageSize: number }

/**
 * Who judges a round and how far they are, with a page of its entries: their judges, and who must not be one; once it is
 * deliberated, of the entries that were judged. The caller's own entries are not among them.
 * @throws ApiError `notFound`
 */
export async function describeRound(ctx: CallContext<StaffMember>, { round: number, page, pageSize }: Asked) {
  const { db, locale } = ctx
  const round = await findRound(db, Number(number))
  if (!round) throw new ApiError('notFound')
  const [judges, invitable, entries, all] = await Promise.all([
    listJudges(db, round.edition),
    listInvitable(db, round.edition),
    isDeliberated(round) ? listGiven(db, round.number) : listJudged(db, round.number),
    listReviews(db, round.number),
  ])
  const options = await optionsByKey(ctx, 'round', [round.number], [trackQuestion, fieldsQuestion])
  const tracks = await optionsByKey(ctx, 'round', [round.number], [trackQuestion])
  const labelOf = new Map(options.map(({ value, label }) => [value, label[locale]]))
  const ids = new Set([...entries.map(({ id }) => id), ...all.map(({ entry_id }) => entry_id)])
  const own = await listOwnOf(db, ctx.actor.accountId, [...ids])
  const readable = entries.filter(({ id }) => !own.has(id))
  // Not counted either: beside the list, a count would tell who judges them.
  const reviews = all.filter(({ entry_id }) => !own.has(entry_id))
  const samples = entries.filter(({ sample_in }) => sample_in === round.number)
  const shown = readable.slice((page - 1) * pageSize, page * pageSize)
  return {
    roundID: number,
    title: await staffTitleOf(ctx, round.number),
    edition: round.edition,
    state: round.state,
    judgesPerEntry: round.judges_per_entry,
    dueAt: round.scores_due_at?.toISOString() ?? null,
    tracks: tracks.map(({ value, label }) => ({ value, label: label[locale] })),
    judges: judges.map((judge) => presentJudge(judge, reviews, labelOf)),
    invitable: invitable.map(({ account_id, display_name }) => ({ userID: account_id, name: display_name })),
    entries: await presentEntries(ctx, round, { entries: shown, judges, reviews, labelOf }),
    total: readable.length,
    pageSize,
    calibration: await describeCalibration(ctx, round, judges, samples),
    progress: progressOf(round, readable, reviews),
  }
}

function presentJudge(judge: Listed, reviews: readonly ReviewRow[], labelOf: Map<string, string>) {
  const own = reviews.filter(({ judge_id }) => judge_id === judge.id)
  const count = (...states: ReviewState[]) => own.filter(({ state }) => states.includes(state)).length
  return {
    judgeId: judge.id,
    userID: judge.account_id,
    name: judge.name,
    state: judge.state,
    version: judge.version,
    remindedAt: judge.reminded_at?.toISOString() ?? null,
    tracks: judge.tracks.map((track) => labelOf.get(track) ?? track),
    fields: judge.fields.map((field) => labelOf.get(field) ?? field),
    counts: {
      open: count('assigned'),
      draft: count('draft'),
      sent: count('submitted', 'locked'),
      left: count('declined', 'conflict'),
    },
  }
}

type Shown = {
  entries: readonly EntryRow[]
  judges: readonly Listed[]
  reviews: readonly ReviewRow[]
  labelOf: Map<string, string>
}

async function presentEntries(
  ctx: CallContext<StaffMember>,
  round: RoundRow,
  { entries, judges, reviews, labelOf }: Shown,
) {
  const there = judges.filter(({ state }) => state === 'active' || state === 'invited')
  const [facts, own, barred] = await Promise.all([
    factsOfEntries(ctx, entries),
    factsOfJudges(ctx, there),
    listBarred(ctx.db, round.number),
  ])
  const nameOf = new Map(judges.map(({ id, name }) => [id, name]))
  const named = (judgeId: string) => ({ judgeId, name: nameOf.get(judgeId) ?? '' })
  const conflictsWith = (entry: EntryRow) =>
    there.flatMap(({ id }: JudgeRow) => {
      const [judge, known] = [own.get(id), facts.get(entry.id)]
      const reasons = judge && known ? conflictsOf(judge, known) : []
      return reasons.length > 0 ? [{ ...named(id), reasons }] : []
    })
  return entries.map((entry) => ({
    entryId: entry.id,
    reference: entry.reference,
    code: judgedCode(ctx.services, round.number, entry.id),
    title: openText(ctx.services, 'title', entry.title_encrypted) ?? '',
    isSample: entry.sample_in === round.number,
    track: labelOf.get(entry.track ?? '') ?? entry.track ?? '',
    reviews: reviews
      .filter(({ entry_id }) => entry_id === entry.id)
      .map(({ judge_id, state, is_by_hand }) => ({ ...named(judge_id), state, isByHand: is_by_hand })),
    barred: barred.filter((pair) => pair.entry === entry.id).map(({ judge }) => named(judge)),
    conflicts: conflictsWith(entry),
  }))
}

function progressOf(round: RoundRow, entries: readonly EntryRow[], reviews: readonly ReviewRow[]) {
  const held = new Map<string, number>()
  const isHeld = (state: ReviewState) => (heldStates as readonly ReviewState[]).includes(state)
  for (const { entry_id, state } of reviews)
    if (isHeld(state)) held.set(entry_id, (held.get(entry_id) ?? 0) + 1)
  const count = (...states: ReviewState[]) => reviews.filter(({ state }) => states.includes(state)).length
  return {
    entries: entries.length,
    lacking: entries.filter(({ id }) => (held.get(id) ?? 0) < round.judges_per_entry).length,
    open: count('assigned'),
    draft: count('draft'),
    sent: count('submitted', 'locked'),
  }
}
