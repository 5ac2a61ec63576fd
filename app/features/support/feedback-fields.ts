import * as m from '#messages'
import { wordFields } from '../../api/named-field.ts'

/** The words for a field's error, by the name that people know it by. */
export const wordFeedbackField = wordFields({
  kind: m.staff_feedback_kind,
  topic: m.feedback_topic_name,
  body: m.feedback_body_name,
  page: m.feedback_page,
  about: m.feedback_about,
  contact: m.feedback_contact,
  reference: m.feedback_sent_number,
  code: m.feedback_sent_code,
})
