import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { proveIfAsked } from '../../staff/prove-if-asked.ts'
import type { Acting } from '../../staff/work/review-action.ts'
import type { ReviewPreview } from '../../staff/work/review-form.ts'

/** Carries out a form of the application review. */
export async function actOnApplication(review: Acting): Promise<string | ReviewPreview> {
  const { api, form, id: applicationId } = review
  const intent = form.text('intent')
  if (intent === 'preview' || intent === 'previewReversal') return preview(review)
  if (intent === 'message')
    await api.applicationsStaff.sendMessage({ applicationId, body: form.text('body') }, form.idempotency())
  else await change(review, intent)
  return intent
}

/** Changes the application, against the shown version, with a step-up proof for binding decisions. */
async function change({ api, form, id: applicationId }: Acting, intent: string): Promise<void> {
  const seen = { applicationId, version: form.text('version') }
  const once = form.idempotency()
  if (intent === 'open') {
    await api.applicationsStaff.open(seen, once)
    return
  }
  await proveIfAsked(api, form)
  switch (intent) {
    case 'requestCorrection':
      await api.applicationsStaff.requestCorrection(
        { ...seen, keys: form.texts('keys'), remark: form.text('remark') },
        once,
      )
      return
    case 'reverse':
      await api.applicationsStaff.reverse({ ...seen, ...reasonOf(form), text: form.text('text') }, once)
      return
    case 'end': {
      const how = form.text('how') as 'complete' | 'revoke'
      await api.applicationsStaff.end({ ...seen, how, text: form.text('text') }, once)
      return
    }
    default:
      await api.applicationsStaff.decide({ ...seen, ...decisionOf(form) }, once)
  }
}

async function preview({ api, form, id: applicationId }: Acting): Promise<ReviewPreview> {
  const { messages } = await api.applicationsStaff.preview({ applicationId, ...decisionOf(form) })
  return { kind: 'preview', messages, values: form.values() }
}

function decisionOf(form: PostedForm) {
  return {
    // The server refuses any other value, with the message for the field.
    verdict: form.text('verdict') as 'approve' | 'reject',
    ...reasonOf(form),
    text: form.text('text'),
    ...(form.has('grantedUntil') && { grantedUntil: form.optionalText('grantedUntil') ?? null }),
  }
}

function reasonOf(form: PostedForm) {
  const reasonCode = form.optionalText('reasonCode')
  return reasonCode ? { reasonCode } : {}
}
