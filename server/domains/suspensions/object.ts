import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext } from '../../context.ts'
import type { Contact } from '../messages/sending/parse-contact.ts'
import { findAccount } from '../sign-in/account/account-info.ts'
import { mayObject, openedSuspension } from '../sign-in/sessions/suspension-link.ts'
import { sendFeedback } from '../support/send-feedback.ts'

/**
 * Objects to a suspension, for who holds its link: a complaint of the person's own, which whoever suspended them does
 * not handle. The answer goes to where they are reached.
 * @throws ApiError `notAvailable` without the link, or once it was lifted; `illegalTransition` after its last day and where
 * one is not closed; as `sendFeedback`
 */
export async function objectToSuspension(
  ctx: CallContext,
  { token, ...input }: { token?: string | undefined; formKey: string; body: string },
) {
  const suspension = await openedSuspension(ctx, token)
  if (!suspension || suspension.lifted_at) throw new ApiError('notAvailable')
  if (!mayObject(suspension)) throw new ApiError('illegalTransition')
  const { account_id: accountId, suspended_by, suspended_at: onceSince } = suspension
  const account = await findAccount(ctx.db, accountId)
  const { cipher } = ctx.services
  const contact: Contact | null = account?.email_encrypted
    ? { channel: 'mail', to: cipher.decrypt(account.email_encrypted, 'accounts.email') }
    : account?.phone_encrypted
      ? { channel: 'sms', to: cipher.decrypt(account.phone_encrypted, 'accounts.phone') }
      : null
  return sendFeedback(
    ctx,
    { ...input, kind: 'complaint', topic: 'account', page: '', about: '', contact: '', files: [], view: {} },
    { accountId, concerned: [suspended_by], contact, onceSince },
  )
}
