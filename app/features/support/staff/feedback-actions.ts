import { redirect } from 'react-router'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { FeedbackKind, FeedbackTopic } from '../../../../shared/rules/feedback.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { openPapersBy, openPapersIntent } from '../../staff/papers-gate.tsx'

type Acting = { api: Api; form: PostedForm; ticketId: string; pathname: string }

/** Carries out a form of a ticket's page. */
export async function actOnFeedback({ api, form, ticketId, pathname }: Acting): Promise<Response> {
  const intent = form.text('intent')
  if (intent === 'handOver') {
    const assigneeId = form.optionalText('assignee') ?? null
    const { refused } = await api.supportStaff.assign({ ticketIds: [ticketId], assigneeId })
    if (refused[0]) throw new ApiError(refused[0].error)
    return redirect(`${pathname}?done=quiet`)
  }
  if (intent === openPapersIntent) {
    const open = (reason: string) => api.supportStaff.openPapers({ ticketId, reason })
    return openPapersBy(api, form, { open, pathname })
  }
  const seen = { ticketId, version: form.text('version') }
  if (intent === 'answer') {
    await api.supportStaff.answer({ ...seen, body: form.text('body') }, form.idempotency())
    return redirect(`${pathname}?done=answer`)
  }
  if (intent === 'close') {
    await api.supportStaff.close(seen, form.idempotency())
    return redirect(`${pathname}?done=close`)
  }
  await api.supportStaff.triage(
    {
      ...seen,
      // The server refuses any other value, with the message for the field.
      kind: form.text('kind') as FeedbackKind,
      topic: form.text('topic') as FeedbackTopic,
      concerned: form.texts('concerned'),
    },
    form.idempotency(),
  )
  return redirect(`${pathname}?done=quiet`)
}
