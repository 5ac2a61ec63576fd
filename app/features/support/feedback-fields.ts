import * as m from '#messages'
import { wordFields } from '../../api/forms/named-field.ts'

/** The message for a field's error, with the field's label. */
export const wordFeedbackField = wordFields({
  kind: m.feedback_kind,
  topic: m.feedback_topic,
  body: m.feedback_body,
  page: m.feedback_page,
  about: m.feedback_about,
  files: m.feedback_files,
  contact: m.feedback_contact,
})

/** The same for messages on an existing ticket, and for its number and code. */
export const wordTicketField = wordFields({
  body: m.feedback_write,
  reference: m.feedback_sent_number,
  code: m.feedback_sent_code,
})
