import { maskEmail, maskPhone } from '../../../../shared/lib/text/masking.ts'
import type { Account, CallContext } from '../../../context.ts'
import { findAccount } from '../account/account.queries.ts'
import { openPhone } from '../account/personal-fields.ts'
import { freshIdentityProof } from './identity-proof.ts'

/** The account's ways in, and whether this session may change them now. */
export async function describeWaysIn(ctx: CallContext<Account>) {
  const { actor, db, services } = ctx
  const account = await findAccount(db, actor.accountId)
  if (!account) throw new Error('The account of a live session is missing')
  const phone = openPhone(ctx, account)
  const email = account.email_encrypted && services.cipher.decrypt(account.email_encrypted, 'accounts.email')
  const provenBy = await freshIdentityProof(ctx)
  return {
    phone: phone && maskPhone(phone),
    email: email && maskEmail(email),
    hasMail: services.mail !== null,
    provenBy,
    mayChange: actor.staff ? actor.staff.hasFreshProof : provenBy !== null,
    isStaff: actor.staff !== null,
  }
}
