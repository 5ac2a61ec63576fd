import { ApiError } from '../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import { shanghaiDay } from '../../../shared/lib/shanghai-time.ts'
import { collections, type FieldValues, fieldsOf, textOf } from '../../../shared/rules/collections.ts'
import { type ContentMove, contentTransitions, movesOf } from '../../../shared/rules/content-states.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import { requireSecondPerson } from '../second-person.ts'
import { fieldErrors } from './clean-values.ts'
import type { RecordRow, TextChange, TextRow } from './records.queries.ts'

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
 * @throws ApiError `invalidInput` by dotted path
 */
export function checkComplete(record: RecordRow, text: TextRow, publishAt: Date): void {
  const schema = collections[record.collection]
  const fields = {
    ...fieldErrors(`texts.${text.language}`, fieldsOf(schema, 'own'), text.fields, true),
    ...fieldErrors('shared', fieldsOf(schema, 'shared'), record.shared, true),
  }
  if (record.collection === 'tools' && !saysHowToBegin(record.shared, text.fields)) {
    fields[`texts.${text.language}.activationSteps`] = { reason: 'required' }
  }
  if (textOf(record.shared, 'effectiveOn') > shanghaiDay(publishAt)) {
    fields['shared.effectiveOn'] = { reason: 'dateAfterPublishing' }
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
}

/** Whoever is granted a tool that is applied for reads where it starts or which steps lead to it. */
function saysHowToBegin(shared: FieldValues, own: FieldValues): boolean {
  return (
    !textOf(shared, 'questions') || Boolean(textOf(shared, 'startLink') || textOf(own, 'activationSteps'))
  )
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
