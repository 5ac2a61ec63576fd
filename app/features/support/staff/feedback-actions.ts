import { type FeedbackKind, type FeedbackTopic, objectionResults } from '../../../../shared/rules/feedback.ts'
import type { Acting } from '../../staff/work/review-action.ts'

/** Carries out a form of a ticket's page. */
export async function actOnFeedback({ api, form, id: ticketId }: Acting): Promise<string> {
  const intent = form.text('intent')
  const seen = { ticketId, version: form.text('version') }
  const once = form.idempotency()
  if (intent === 'answer') await api.supportStaff.answer({ ...seen, ...answerIn(form) }, once)
  else if (intent === 'close') await api.supportStaff.close(seen, once)
  else {
    // The server refuses any other value, with the message for the field.
    const kind = form.text('kind') as FeedbackKind
    const topic = form.text('topic') as FeedbackTopic
    await api.supportStaff.triage({ ...seen, kind, topic, concerned: form.texts('concerned') }, once)
    return 'quiet'
  }
  return intent
}

/** What is written to the sender, and of an objection what was found. */
function answerIn(form: Acting['form']) {
  const result = objectionResults.find((one) => one === form.text('result'))
  return { body: form.text('body'), resultReason: form.text('resultReason'), ...(result && { result }) }
}
