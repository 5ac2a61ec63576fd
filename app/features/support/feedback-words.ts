import * as m from '#messages'
import { words as eventWords } from '#words/feedback_event'
import type { FeedbackEvent } from '../../../shared/contract/support/feedback-parts.ts'
import type { FeedbackKind, FeedbackState } from '../../../shared/rules/feedback.ts'
import type { Tone } from '../../ui/status-tag.tsx'

export { words as stateWords } from '#words/feedback_state'
export { words as topicWords } from '#words/feedback_topic'

export function kindText(kind: FeedbackKind): string {
  return kind === 'complaint' ? m.staff_feedback_complaint() : m.staff_feedback_suggestion()
}

export const stateTones: Record<FeedbackState, Tone> = {
  received: 'azure',
  triaged: 'azure',
  answered: 'green',
  closed: 'plain',
}

export function eventText({ action }: FeedbackEvent): string {
  return eventWords[action]()
}

export function sideText({ side, staffName }: Pick<FeedbackEvent, 'side' | 'staffName'>): string {
  if (side === 'sender') return m.feedback_side_sender()
  return side === 'portal' ? m.feedback_side_portal() : (staffName ?? m.feedback_side_staff())
}
