import * as m from '#messages'
import { words as reachWords } from '#words/tool_requests_reach'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { spacedText } from '../../../../shared/lib/text/spaced-text.ts'
import type { Acting } from '../../staff/work/review-action.ts'
import type { ReviewPreview } from '../../staff/work/review-form.ts'

/** Sends the answer of a posted form, shows what its reader would get, or closes or reopens the request. */
export async function actOnToolRequest(acting: Acting): Promise<string | ReviewPreview> {
  const { api, form, id: requestId } = acting
  const intent = form.text('intent')
  if (intent === 'preview') return preview(acting)
  const seen = { requestId, version: form.text('version') }
  if (intent === 'decide') {
    const toolId = form.optionalText('toolId')
    const input = { ...seen, answer: form.text('answer'), ...(toolId && { toolId }) }
    const { isSent } = await api.toolRequestsStaff.answer(input, form.idempotency())
    return isSent ? 'sent' : 'quiet'
  }
  // The call refuses any other value.
  const state = intent as 'received' | 'closed'
  await api.toolRequestsStaff.move({ ...seen, state, note: form.text('note') }, form.idempotency())
  return 'quiet'
}

/** The answer as each way brings it, in the language of the request. */
async function preview({ api, form, id: requestId }: Acting): Promise<ReviewPreview> {
  const answer = form.text('answer')
  if (!answer) throw new ApiError('invalidInput', { fields: { answer: { reason: 'required' } } })
  const { reach, reference, language } = await api.toolRequestsStaff.detail({ requestId })
  const words = { reference, answer }
  const messages = reach
    .filter((way) => way !== 'other')
    .map((way) => {
      const [title, body] =
        way === 'sms'
          ? [m.notice_tool_request_answered_sms_title, '']
          : [m.notice_tool_request_answered_title, answer]
      return {
        to: reachWords[way](),
        language,
        title: spacedText(title(words, { locale: language }), language),
        body: spacedText(body, language),
      }
    })
  return { kind: 'preview', messages, values: form.values() }
}
