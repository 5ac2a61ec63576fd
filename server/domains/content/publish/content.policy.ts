import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { collections, fieldsOf, textOf } from '../../../../shared/rules/content/collections.ts'
import {
  type ContentMove,
  contentTransitions,
  movesOf,
} from '../../../../shared/rules/content/content-states.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import { requireSecondPerson } from '../../second-person.ts'
import { fieldErrors } from '../records/clean-values.ts'
import type { RecordRow, TextChange, TextRow } from '../records/records.queries.ts'

/** What the collection and the state let editors ask for; the portal always has its fixed pages. */
export function movesFor(record: RecordRow, text: TextRow): ContentMove[] {
  const moves = movesOf(text.state, text.live_version !== null)
  return moves.filter((move) => move !== 'withdraw' || collections[record.collection].canCreate)
}

/** @throws ApiError `illegalTransition` */
export function checkMove(record: RecordRow, text: TextRow, move: ContentMove): void {
  if (!movesFor(record, text).includes(move)) throw new ApiError('illegalTransition')
}

/**
 * Where the portal asks for a second person, a text is published only after a review, and not by who sent it there.
 * @throws ApiError `illegalTransition`, `secondPersonNeeded`
 */
export function checkReview(text: TextRow, accountId: OwnedId, isReviewNeeded: boolean): void {
  if (!isReviewNeeded) return
  if (text.state !== 'in_review' && text.state !== 'scheduled') throw new ApiError('illegalTransition')
  requireSecondPerson([text.submitted_by], accountId)
}

/**
 * What goes to readers is complete, and a fixed page holds from the day on which it is published, or earlier.
 * @returns what is wrong by dotted path
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
    ...(textOf(shared, 'effectiveOn') > shanghaiDay(publishAt) && {
      'shared.effectiveOn': { reason: 'dateAfterPublishing' },
    }),
  }
}

/**
 * What an edit makes of a text. Where the portal asks for a second person, nobody else has seen what was changed under
 * review or after it: it waits for a review again, as sent there by who changed it. Else who changes what is scheduled
 * answers for its going out.
 */
export function afterEdit(text: TextRow, accountId: OwnedId, isReviewNeeded: boolean): TextChange {
  const state = nextState(contentTransitions, text, 'edit') ?? text.state
  if (isReviewNeeded && (state === 'in_review' || state === 'scheduled')) {
    return { state: 'in_review', publishAt: null, submittedBy: accountId }
  }
  if (state === 'scheduled') return { state, publishAt: text.publish_at, scheduledBy: accountId }
  return { state, publishAt: null }
}
