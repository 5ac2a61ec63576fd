import type { Api } from '../../../../shared/contract/contract.ts'
import type { LiftReason, SuspensionReason } from '../../../../shared/rules/sign-in/suspensions.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { proveIfAsked } from '../../staff/prove-if-asked.ts'

/** Suspends an account or restores it, as the posted form says. Returns which of these. */
export async function actOnAccount(api: Api, form: PostedForm, userID: string): Promise<'suspend' | 'lift'> {
  await proveIfAsked(api, form)
  const words = form.text('words')
  // The server refuses an unknown reason, with the message for the field.
  if (form.text('intent') === 'lift') {
    const reason = form.text('reason') as LiftReason
    await api.suspensionsStaff.lift({ userID, reason, words }, form.idempotency())
    return 'lift'
  }
  const reason = form.text('reason') as SuspensionReason
  await api.suspensionsStaff.suspend({ userID, reason, words }, form.idempotency())
  return 'suspend'
}
