import { ApiError } from '../../../shared/contract/errors.ts'
import { suspensionTerms } from '../../../shared/rules/sign-in/suspensions.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { spendLimits } from '../../db/limits.ts'
import { readMobilePhone } from '../../parse-mobile-phone.ts'
import { findAccountByPhone } from '../sign-in/account/account-of-phone.ts'
import { emailRefOf, parseEmail } from '../sign-in/ways-in/email-ref.ts'
import { findAccountByEmail } from '../sign-in/ways-in/mail-links.ts'

type Ctx = CallContext<StaffMember>

/** The account with a sign-in phone or mail address. Each search is audited, without the search text. */
export async function findAccountToSee(ctx: Ctx, { contact }: { contact: string }) {
  await spendLimits(ctx.services.limits, [
    {
      key: `accountFind:${ctx.actor.accountId}`,
      most: suspensionTerms.searchesPerHour,
      windowSeconds: 3600,
    },
  ])
  const found = await accountOf(ctx, contact)
  const userID = found && found.status !== 'deleted' ? found.id : null
  ctx.audit({
    kind: 'account.searched',
    subjectKind: 'account',
    subjectId: userID ?? 'none',
    after: { by: contact.includes('@') ? 'mail' : 'phone' },
  })
  return { userID }
}

async function accountOf(ctx: Ctx, contact: string) {
  const { cipher } = ctx.services
  if (contact.includes('@')) {
    const email = parseContact(contact)
    return findAccountByEmail(ctx.db, emailRefOf(ctx, email).accountIndexes)
  }
  const phone = readMobilePhone(contact)
  if (!phone) throw new ApiError('invalidInput', { fields: { contact: { reason: 'phone' } } })
  return findAccountByPhone(ctx.db, cipher.blindIndexes(phone, 'accounts.phone'))
}

function parseContact(contact: string): string {
  try {
    return parseEmail(contact)
  } catch {
    throw new ApiError('invalidInput', { fields: { contact: { reason: 'wrongFormat' } } })
  }
}
