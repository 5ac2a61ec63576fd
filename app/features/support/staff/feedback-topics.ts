import * as m from '#messages'
import type { FeedbackTopic } from '../../../../shared/rules/feedback.ts'

export const feedbackTopicWords: Record<FeedbackTopic, () => string> = {
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
