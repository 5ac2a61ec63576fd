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
import { proveIfAsked } from '../../staff/prove-if-asked.ts'
import type { Acting } from '../../staff/work/review-action.ts'
import type { ReviewPreview } from '../../staff/work/review-form.ts'
import { fieldName } from '../../staff/work/verification-words.ts'
import { withReason } from './with-reason.ts'

/** Carries out a form of the verification review. */
export async function actOnVerification(acting: Acting): Promise<string | ReviewPreview> {
  const { api, form, id: organisationId } = acting
  const intent = form.text('intent')
  if (intent === 'preview') return preview(acting)
  await proveIfAsked(api, form)
  const seen = { organisationId, version: form.text('version') }
  if (intent === 'changeStanding') {
    const action = form.text('action') as StandingAction
    const reason = form.text('reason')
    const allTeams = form.text('allTeams') !== ''
    await api.organisationsStaff.changeStanding({ ...seen, action, reason, allTeams }, form.idempotency())
  } else {
    await api.organisationsStaff.decide({ ...seen, ...decisionOf(form) }, form.idempotency())
  }
  return intent
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
async function preview({ api, form, id: organisationId }: Acting): Promise<ReviewPreview> {
  const [review, { reasons }] = await Promise.all([
    api.organisationsStaff.detail({ organisationId }),
    api.organisationsStaff.reasons({}),
  ])
  const { outcome, reason, remarks } = decisionOf(form)
  if (!outcome) throw new ApiError('invalidInput', { fields: { outcome: { reason: 'required' } } })
  const use = reasonUseOf(outcome)
  const said = reasons.find((one) => one.code === reason && one.use === use)
  const messages = review.notices
    .filter((notice) => notice.outcome === outcome)
    .map((notice) => {
      const named = remarks.map(({ field, text }) => `${fieldName(field, notice.language)}: ${text}`)
      return withReason(notice, said, named)
    })
  return { kind: 'preview', messages, values: form.values() }
}
