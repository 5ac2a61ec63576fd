import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { changedElsewhere } from '../../../../shared/rules/content/changed-elsewhere.ts'
import {
  checkReview,
  reviewFields,
  type TypedReview,
} from '../../../../shared/rules/venture/review-scores.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { move } from '../../move.ts'
import { roundByClock } from '../entries/round-by-clock.ts'
import { openReviewText, sealReviewText } from './judge-texts.ts'
import { type OwnReview, ownReview, refuseInterest } from './own-review.ts'
import { reviewLifecycle } from './review-lifecycle.ts'
import { saveTyped } from './reviews.queries.ts'
import { countOpenSamples } from './samples.ts'

type Input = { reviewId: OwnedId; answers: TypedReview; base?: Record<string, string> | undefined }

/**
 * Saves what a judge typed, valid or not: only the named fields change, so that two windows do not overwrite each other.
 * @throws ApiError `notAvailable`, `ownInterest`, `illegalTransition`, `invalidInput` by `answers.<field>`
 */
export async function saveReview(ctx: CallContext<StaffMember>, input: Input) {
  const { own, typed_encrypted } = await typedNow(ctx, input)
  const review = own.review
  const set = { typed_encrypted, saved_at: databaseClock }
  const saved =
    review.state === 'draft'
      ? await saveTyped(ctx.db, review, typed_encrypted)
      : await move(ctx, reviewLifecycle, review, {
          action: 'begin',
          accountId: ctx.actor.accountId,
          set,
        })
  if (!saved) throw new ApiError('conflict')
  return { reviewId: saved.id, savedAt: (saved.saved_at ?? new Date()).toISOString() }
}

/**
 * Sends a review: every criterion that is needed has a score or a reason why it does not apply.
 * @throws ApiError as `saveReview`
 */
export async function submitReview(ctx: CallContext<StaffMember>, input: Input) {
  const { own, typed, typed_encrypted } = await typedNow(ctx, input)
  const { sent, fields } = checkReview(own.round.criteria, typed)
  if (Object.keys(fields).length > 0) throw invalid(fields)
  const seal = (column: 'reasons' | 'note' | 'feedback', text: string) =>
    sealReviewText(ctx.services, column, text)
  const after = await move(ctx, reviewLifecycle, own.review, {
    action: 'submit',
    accountId: ctx.actor.accountId,
    set: {
      typed_encrypted,
      saved_at: databaseClock,
      submitted_at: databaseClock,
      scores: JSON.stringify(sent.scores),
      reasons_encrypted: seal('reasons', JSON.stringify(sent.reasons)),
      note_encrypted: sent.note === '' ? null : seal('note', sent.note),
      feedback_encrypted: seal('feedback', sent.feedback),
    },
  })
  return { reviewId: after.id, state: after.state }
}

/** What the review has with what was typed just now. */
async function typedNow(ctx: CallContext<StaffMember>, { reviewId, answers, base }: Input) {
  const own = await ownReview(ctx, reviewId, 'write')
  await refuseInterest(ctx, own)
  const { state } = await roundByClock(ctx.db, own.round)
  if (state !== 'reviewing' || !['assigned', 'draft'].includes(own.review.state))
    throw new ApiError('illegalTransition')
  await requireSamplesFirst(ctx, own)
  const stored = openTyped(ctx, own)
  const changed = changedElsewhere(stored, answers, base)
  if (changed.length > 0)
    throw invalid(Object.fromEntries(changed.map((key) => [key, { reason: 'changedElsewhere' as const }])))
  const limits = reviewFields(own.round.criteria)
  const fields: Record<string, FieldError> = {}
  for (const [key, text] of Object.entries(answers)) {
    const limit = limits.get(key)
    if (limit === undefined) fields[key] = { reason: 'notAnOption' }
    // A longer text can be stored while it is written, and is refused when it is sent.
    else if ([...text].length > limit + 200) fields[key] = { reason: 'tooLong', limit }
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
  const typed = { ...stored, ...answers }
  return { own, typed, typed_encrypted: sealReviewText(ctx.services, 'typed', JSON.stringify(typed)) }
}

/** Nobody begins an entry before the samples of its round. */
async function requireSamplesFirst(ctx: CallContext<StaffMember>, { review, round, judge }: OwnReview) {
  if (review.is_sample || review.state !== 'assigned') return
  if ((await countOpenSamples(ctx, round.number, judge)) > 0) throw new ApiError('illegalTransition')
}

/** What was typed so far, by field. */
export function openTyped({ services }: Pick<CallContext, 'services'>, { review }: OwnReview): TypedReview {
  const stored = openReviewText(services, 'typed', review.typed_encrypted)
  return stored === '' ? {} : (JSON.parse(stored) as TypedReview)
}

function invalid(fields: Record<string, FieldError>): ApiError {
  return new ApiError('invalidInput', {
    fields: Object.fromEntries(Object.entries(fields).map(([key, error]) => [`answers.${key}`, error])),
  })
}
