import * as m from '#messages'
import { wordFields } from '../../api/forms/named-field.ts'

/** The words for a field's error, by the label that it has in its form. */
export const wordFeedbackField = wordFields({
  kind: m.feedback_kind,
  topic: m.feedback_topic,
  body: m.feedback_body,
  page: m.feedback_page,
  about: m.feedback_about,
  files: m.feedback_files,
  contact: m.feedback_contact,
})

/** The same for what is written to a ticket that is there, and for its number and code. */
export const wordTicketField = wordFields({
  body: m.feedback_write,
  reference: m.feedback_sent_number,
  code: m.feedback_sent_code,
})
