import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { collections, fieldsOf } from '../../../../shared/rules/content/collections.ts'
import {
  type ContentMove,
  contentTransitions,
  movesOf,
} from '../../../../shared/rules/content/content-states.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import { readRow } from '../../../../shared/rules/record-of.ts'
import { requireSecondPerson } from '../../second-person.ts'
import { fieldErrors } from '../records/clean-values.ts'
import type { RecordRow, TextChange, TextRow } from '../records/records.queries.ts'

/** Moves that the collection and the state allow; fixed pages cannot be withdrawn. */
export function movesFor(record: RecordRow, text: TextRow): ContentMove[] {
  const moves = movesOf(text.state, text.live_version !== null)
  return moves.filter((move) => move !== 'withdraw' || collections[record.collection].canCreate)
}

/** @throws ApiError `illegalTransition` */
export function checkMove(record: RecordRow, text: TextRow, move: ContentMove): void {
  if (!movesFor(record, text).includes(move)) throw new ApiError('illegalTransition')
}

/**
 * Where the portal requires a second person, only a reviewed text is published, not by its submitter.
 * @throws ApiError `illegalTransition`, `secondPersonNeeded`
 */
export function checkReview(text: TextRow, accountId: OwnedId, isReviewNeeded: boolean): void {
  if (!isReviewNeeded) return
  if (text.state !== 'in_review' && text.state !== 'scheduled') throw new ApiError('illegalTransition')
  requireSecondPerson([text.submitted_by], accountId)
}

/**
 * A text to be published must be complete; a fixed page must be in force by the day it is published.
 * @returns errors by dotted path
 */
export function completionErrors(
  { collection, shared }: Pick<RecordRow, 'collection' | 'shared'>,
  { language, fields }: Pick<TextRow, 'language' | 'fields'>,
  publishAt: Date,
): Record<string, FieldError> {
  const schema = collections[collection]
  return {
    ...fieldErrors(`texts.${language}`, fieldsOf(schema, 'own'), { ...shared, ...fields }, true),
    ...fieldErrors('shared', fieldsOf(schema, 'shared'), shared, true),
    ...(collection === 'pages' &&
      readRow('pages', { fields, shared }).values.effectiveOn > shanghaiDay(publishAt) && {
        'shared.effectiveOn': { reason: 'dateAfterPublishing' },
      }),
  }
}

/**
 * How an edit changes a text's state. Where the portal requires a second person, nobody else has seen a
 * change made during or after the review: the text goes back to review, submitted by the editor who changed
 * it. Otherwise the editor of a scheduled text becomes responsible for its publication.
 */
export function afterEdit(text: TextRow, accountId: OwnedId, isReviewNeeded: boolean): TextChange {
  const state = nextState(contentTransitions, text, 'edit') ?? text.state
  if (isReviewNeeded && (state === 'in_review' || state === 'scheduled')) {
    return { state: 'in_review', publishAt: null, submittedBy: accountId }
  }
  if (state === 'scheduled') return { state, publishAt: text.publish_at, scheduledBy: accountId }
  return { state, publishAt: null }
}
