import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { Scores } from '../../../../shared/rules/venture/review-scores.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { judgedCode } from '../rounds/judged-code.ts'
import { asText, blindEntry } from './blind-entry.ts'
import { openReviewText } from './judge-texts.ts'
import { mayOpenFiles } from './judged-file.ts'
import { listByOthers } from './others.queries.ts'
import { isKept, readableOf } from './others.ts'
import { type OwnReview, ownReview, refuseInterest } from './own-review.ts'
import { listOwnReviews } from './own-reviews.ts'
import type { ReviewRow } from './reviews.queries.ts'
import { titlesOfRounds } from './round-title.ts'
import { countOpenSamples } from './samples.ts'
import { openTyped } from './write-review.ts'

/**
 * An entry as its judge reads it: the answers of covered questions and the names of the team, its organisation and its
 * members never leave the server, nor do the names of its files.
 * @throws ApiError `notAvailable`, `ownInterest`
 */
export async function describeEntry(ctx: CallContext<StaffMember>, { reviewId }: { reviewId: OwnedId }) {
  const own = await ownReview(ctx, reviewId)
  await refuseInterest(ctx, own)
  const { review, round, entry, judge } = own
  const isOpen = round.state === 'reviewing'
  const reviews = await listOwnReviews(ctx, [judge.id])
  const left = reviews.filter(
    ({ id, round_number, state }) =>
      id !== review.id && round_number === round.number && (state === 'assigned' || state === 'draft'),
  )
  const samplesFirst =
    isOpen && !review.is_sample && review.state === 'assigned'
      ? await countOpenSamples(ctx, round.number, judge)
      : 0
  const { title, sections } = await blindEntry(ctx, round, entry)
  const { locale } = ctx
  const others = await listByOthers(ctx.db, review)
  return {
    reviewId: review.id,
    roundID: String(round.number),
    round: (await titlesOfRounds(ctx, [round.number]))(round.number)[locale],
    reference: judgedCode(ctx.services, round.number, entry.id),
    title: asText(title),
    state: review.state,
    isOpen,
    dueAt: round.scores_due_at?.toISOString() ?? null,
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map(({ lines, files, ...question }) => ({
        ...question,
        lines: lines.map(asText),
        files: files.map((file) => ({ ...file, link: mayOpenFiles(own) ? file.link : null })),
      })),
    })),
    criteria: round.criteria.map(({ label, hint, weight: _, ...criterion }) => ({
      ...criterion,
      label: label[locale],
      hint: hint[locale],
    })),
    typed: openTyped(ctx, own),
    savedAt: review.saved_at?.toISOString() ?? null,
    others: presentOthers(ctx, round, readableOf(round, review, others)),
    seesOthers: round.sees_others,
    isSample: review.is_sample,
    samplesFirst,
    mayWrite: isOpen && samplesFirst === 0 && (review.state === 'assigned' || review.state === 'draft'),
    mayReopen: isOpen && review.state === 'submitted' && !isKept(round, others),
    mayLeave: isOpen && review.state !== 'locked',
    mayDecline: isOpen && !review.is_sample && review.state !== 'locked',
    nextId: left[0]?.id ?? null,
    left: left.length,
  }
}

/** What others have sent, without their names. */
function presentOthers(
  { services, locale }: CallContext<StaffMember>,
  round: OwnReview['round'],
  others: readonly ReviewRow[] | null,
) {
  if (others === null) return null
  return others.map(({ scores, feedback_encrypted }) => ({
    scores: round.criteria.flatMap(({ key, label }) => {
      const given = scores as Scores
      return key in given ? [{ label: label[locale], score: given[key] ?? null }] : []
    }),
    feedback: openReviewText(services, 'feedback', feedback_encrypted),
  }))
}
