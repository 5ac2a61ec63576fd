import { ApiError } from '../../../../shared/contract/errors.ts'
import { mailAddress } from '../../../../shared/rules/sign-in/contact.ts'
import type { CallContext } from '../../../context.ts'

/** A mail address with its indexes, from which it cannot be read back. */
export type EmailRef = {
  email: string
  /** By the current key for writing; by every key for look-ups. */
  index: string
  indexes: string[]
  accountIndexes: string[]
}

export function emailRefOf({ services }: Pick<CallContext, 'services'>, email: string): EmailRef {
  const { cipher } = services
  return {
    email,
    index: cipher.blindIndex(email, 'mail_links.email'),
    indexes: cipher.blindIndexes(email, 'mail_links.email'),
    accountIndexes: cipher.blindIndexes(email, 'accounts.email'),
  }
}

/**
 * A typed address, in lower case.
 * @throws ApiError `invalidInput` for the field `email`
 */
export function parseEmail(typed: string): string {
  const email = typed.normalize('NFKC').trim().toLowerCase()
  const isAddress = mailAddress.test(email) && /^.{1,64}@(?:[^.]+\.)+[^.]{2,}$/u.test(email)
  if (isAddress && email.length <= 200) return email
  throw new ApiError('invalidInput', { fields: { email: { reason: 'wrongFormat' } } })
}
