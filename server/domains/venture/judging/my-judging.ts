import { conductVersion, fieldsQuestion, trackQuestion } from '../../../../shared/rules/venture/judges.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { optionsByKey } from '../../applications/form/judged-answers.ts'
import { blindTitles } from './blind-entry.ts'
import { openStatement } from './judge-texts.ts'
import { type JudgeRow, judgesOfAccount, listPlanned } from './judges.queries.ts'
import { listOwnReviews } from './own-reviews.ts'
import { titlesOfRounds } from './round-title.ts'

/** What somebody judges: the editions to which they were invited, and their entries. */
export async function myJudging(ctx: CallContext<StaffMember>) {
  const judges = await judgesOfAccount(ctx.db, ctx.actor.accountId)
  const active = judges.filter(({ state }) => state === 'active')
  const reviews = await listOwnReviews(
    ctx,
    active.map(({ id }) => id),
  )
  const titleOf = await titlesOfRounds(
    ctx,
    reviews.map(({ round_number }) => round_number),
  )
  const titleOfEntry = await blindTitles(ctx, reviews)
  return {
    invitations: await Promise.all(judges.map((judge) => presentInvitation(ctx, judge))),
    reviews: reviews.map((review) => ({
      reviewId: review.id,
      roundID: String(review.round_number),
      round: titleOf(review.round_number)[ctx.locale],
      reference: review.code,
      title: titleOfEntry(review),
      state: review.state,
      isSample: review.is_sample,
      isOpen: review.round_state === 'reviewing',
      dueAt: review.scores_due_at?.toISOString() ?? null,
    })),
  }
}

async function presentInvitation(ctx: CallContext<StaffMember>, judge: JudgeRow) {
  const planned = await listPlanned(ctx.db, judge.edition)
  const numbers = planned.map(({ number }) => number)
  const titleOf = await titlesOfRounds(ctx, numbers)
  const options = await optionsByKey(ctx, 'round', numbers, [trackQuestion, fieldsQuestion])
  const labels = new Map(options.map(({ value, label }) => [value, label[ctx.locale]]))
  return {
    judgeId: judge.id,
    edition: judge.edition,
    state: judge.state,
    version: judge.version,
    rounds: planned.map((round) => ({
      title: titleOf(round.number)[ctx.locale],
      closesAt: round.closes_at?.toISOString() ?? null,
      dueAt: round.scores_due_at?.toISOString() ?? null,
      entries: Number(round.entries ?? 0),
      judgesPerEntry: round.judges_per_entry,
    })),
    mustSign: judge.conduct_version !== conductVersion,
    tracks: judge.tracks.map((track) => labels.get(track) ?? track),
    options: [...labels].map(([value, label]) => ({ value, label })),
    fields: judge.fields,
    ...openStatement(ctx.services, judge),
  }
}
