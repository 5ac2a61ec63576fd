import { redirect } from 'react-router'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { openPapersBy, openPapersIntent } from '../../staff/papers-gate.tsx'
import { proveIfAsked } from '../../staff/prove-if-asked.ts'
import type { ReviewPreview } from '../../staff/work/review-form.ts'

type Review = { api: Api; form: PostedForm; applicationId: string; pathname: string }

/** Carries out a form of the application review. */
export async function actOnApplication(review: Review): Promise<Response | ReviewPreview> {
  const { api, form, applicationId, pathname } = review
  const intent = form.text('intent')
  if (intent === 'preview' || intent === 'previewReversal') return preview(review)
  if (intent === 'message') {
    await api.applicationsStaff.sendMessage({ applicationId, body: form.text('body') }, form.idempotency())
  } else if (intent === 'handOver') {
    const accountId = form.optionalText('assignee') ?? null
    const { items } = await api.applicationsStaff.assign({ applicationIds: [applicationId], accountId })
    if (items[0]?.error) throw new ApiError(items[0].error)
    return redirect(`${pathname}?done=quiet`)
  } else if (intent === openPapersIntent) {
    const open = (reason: string) => api.applicationsStaff.openPapers({ applicationId, reason })
    return openPapersBy(api, form, { open, pathname })
  } else await change(review, intent)
  return redirect(`${pathname}?done=${intent}`)
}

/** Changes the application, against the shown version, with a step-up proof for binding decisions. */
async function change({ api, form, applicationId }: Review, intent: string): Promise<void> {
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

async function preview({ api, form, applicationId }: Review): Promise<ReviewPreview> {
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
