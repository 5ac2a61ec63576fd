import * as m from '#messages'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { SuperAdminVerdict } from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { proveIfAsked } from '../../staff/prove-if-asked.ts'
import type { Acting } from '../../staff/work/review-action.ts'
import type { ReviewPreview } from '../../staff/work/review-form.ts'
import { withReason } from './with-reason.ts'

/** Submits the opinion of a posted form, or shows what both sides would read. */
export async function actOnSuperAdminChange(acting: Acting): Promise<string | ReviewPreview> {
  const { api, form, id: changeId } = acting
  if (form.text('intent') === 'preview') return preview(acting)
  await proveIfAsked(api, form)
  const { isDecided } = await api.organisationsStaff.changeDecide(
    { changeId, version: form.text('version'), ...opinionOf(form) },
    form.idempotency(),
  )
  return isDecided ? 'decide' : 'quiet'
}

/** Agreement needs no reason: one chosen earlier is no longer shown. */
function opinionOf(form: PostedForm) {
  // The call refuses any other value, with the message for the field.
  const verdict = form.text('verdict') as SuperAdminVerdict
  const reason = verdict === 'complete' ? null : form.optionalText('reason')
  return { verdict, ...(reason && { reason }) }
}

/** The notices to both sides with the reason on their page; nothing is sent. */
async function preview({ api, form, id: changeId }: Acting): Promise<ReviewPreview> {
  const [{ notices }, { reasons }] = await Promise.all([
    api.organisationsStaff.changeDetail({ changeId }),
    api.organisationsStaff.reasons({}),
  ])
  const { verdict, reason } = opinionOf(form)
  if (!verdict) throw new ApiError('invalidInput', { fields: { verdict: { reason: 'required' } } })
  const said = reasons.find(({ code, use }) => code === reason && use === 'superAdmin')
  const messages = notices
    .filter((notice) => notice.verdict === verdict)
    .map(({ to, ...notice }) => ({
      ...withReason(notice, said),
      to: to === 'next' ? m.super_admin_fact_next() : m.super_admin_fact_sitting(),
    }))
  return { kind: 'preview', messages, values: form.values() }
}
