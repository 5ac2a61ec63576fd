import { redirect } from 'react-router'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import {
  type VerificationField,
  verificationFields,
} from '../../../../shared/rules/organisations/verification-fields.ts'
import { reasonUseOf } from '../../../../shared/rules/organisations/verification-reasons.ts'
import type { StandingAction } from '../../../../shared/rules/organisations/verification-transitions.ts'
import type {
  DecisionOutcome,
  Finding,
} from '../../../../shared/rules/organisations/verification-verdicts.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { openPapersBy, openPapersIntent } from '../../staff/papers-gate.tsx'
import { proveIfAsked } from '../../staff/prove-if-asked.ts'
import type { ReviewPreview } from '../../staff/work/review-form.ts'
import { fieldName } from '../../staff/work/verification-words.ts'

type Acting = { api: Api; form: PostedForm; organisationId: string; pathname: string }

/** Carries out a form of the verification review. */
export async function actOnVerification(acting: Acting): Promise<Response | ReviewPreview> {
  const { api, form, organisationId, pathname } = acting
  const intent = form.text('intent')
  if (intent === 'preview') return preview(acting)
  if (intent === 'handOver') {
    const assigneeId = form.optionalText('assignee') ?? null
    const { refused } = await api.organisationsStaff.assign({ organisationIds: [organisationId], assigneeId })
    if (refused[0]) throw new ApiError(refused[0].error)
    return redirect(`${pathname}?done=quiet`)
  }
  if (intent === openPapersIntent) {
    const open = (reason: string) => api.organisationsStaff.openPapers({ organisationId, reason })
    return openPapersBy(api, form, { open, pathname })
  }
  await proveIfAsked(api, form)
  const seen = { organisationId, version: form.text('version') }
  if (intent === 'changeStanding') {
    const action = form.text('action') as StandingAction
    const reason = form.text('reason')
    await api.organisationsStaff.changeStanding({ ...seen, action, reason }, form.idempotency())
  } else {
    await api.organisationsStaff.decide({ ...seen, ...decisionOf(form) }, form.idempotency())
  }
  return redirect(`${pathname}?done=${intent}`)
}

/** Leaves out fields that the outcome does not use: they are not shown with it. */
function decisionOf(form: PostedForm) {
  const outcome = form.text('outcome') as DecisionOutcome
  const reason = reasonUseOf(outcome) && form.optionalText('reason')
  return {
    outcome,
    exists: form.text('exists') as Finding,
    personMayAct: form.text('personMayAct') as Finding,
    eligible: form.text('eligible') as Finding,
    standing: form.text('standing') as Finding,
    ...(reason && { reason }),
    remarks: outcome === 'returned' ? remarksOf(form) : [],
  }
}

function remarksOf(form: PostedForm): { field: VerificationField; text: string }[] {
  return verificationFields
    .map((field) => ({ field, text: form.text(`remark.${field}`).trim() }))
    .filter(({ text }) => text !== '')
}

/** The notice and the text on the applicant's page, in both languages; nothing is sent. */
async function preview({ api, form, organisationId }: Acting): Promise<ReviewPreview> {
  const [review, { reasons }] = await Promise.all([
    api.organisationsStaff.detail({ organisationId }),
    api.organisationsStaff.reasons({}),
  ])
  const { outcome, reason, remarks } = decisionOf(form)
  if (!outcome) throw new ApiError('invalidInput', { fields: { outcome: { reason: 'required' } } })
  const use = reasonUseOf(outcome)
  const said = reasons.find((one) => one.code === reason && one.use === use)?.words
  const notices = review.notices.filter((notice) => notice.outcome === outcome)
  const messages = notices.map(({ language, title, body }) => {
    const lines = remarks.map(({ field, text }) => `${fieldName(field, language)}: ${text}`)
    const why = said ? [said.title[language], said.next[language]] : []
    return { language, title, body: [body, ...why, ...lines].join('\n') }
  })
  return { kind: 'preview', messages, values: form.values() }
}
