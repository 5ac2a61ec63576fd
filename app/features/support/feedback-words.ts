import * as m from '#messages'
import type { FeedbackEvent } from '../../../shared/contract/support/feedback-parts.ts'
import type { FeedbackKind, FeedbackState, FeedbackTopic } from '../../../shared/rules/feedback.ts'
import type { Tone } from '../../ui/status-tag.tsx'

export const topicWords: Record<FeedbackTopic, () => string> = {
  accessibility: m.feedback_topic_accessibility,
  account: m.feedback_topic_account,
  organisation: m.feedback_topic_organisation,
  tool: m.feedback_topic_tool,
  application: m.feedback_topic_application,
  content: m.feedback_topic_content,
  personalData: m.feedback_topic_personal_data,
  staff: m.feedback_topic_staff,
  other: m.feedback_topic_other,
}

export function kindText(kind: FeedbackKind): string {
  return kind === 'complaint' ? m.staff_feedback_complaint() : m.staff_feedback_suggestion()
}

export const stateWords: Record<FeedbackState, () => string> = {
  received: m.feedback_state_received,
  triaged: m.feedback_state_triaged,
  answered: m.feedback_state_answered,
  closed: m.feedback_state_closed,
}

export const stateTones: Record<FeedbackState, Tone> = {
  received: 'azure',
  triaged: 'azure',
  answered: 'green',
  closed: 'plain',
}

const eventWords: Record<FeedbackEvent['action'], () => string> = {
  send: m.feedback_event_send,
  triage: m.feedback_event_triage,
  answer: m.feedback_event_answer,
  write: m.feedback_event_write,
  withdraw: m.feedback_event_withdraw,
  close: m.feedback_event_close,
}

export function eventText({ action }: FeedbackEvent): string {
  return eventWords[action]()
}

export function sideText({ side, staffName }: Pick<FeedbackEvent, 'side' | 'staffName'>): string {
  if (side === 'sender') return m.feedback_side_sender()
  return side === 'portal' ? m.feedback_side_portal() : (staffName ?? m.feedback_side_staff())
}
