import { ApiError } from '../../../../shared/contract/errors.ts'
import { mailAddress } from '../../../../shared/rules/sign-in/contact.ts'
import type { CallContext } from '../../../context.ts'

/** A mail address as the tables know it; it cannot be read back from the indexes. */
export type EmailRef = {
  email: string
  /** By the current key, for what is written; by every key, for what is looked up. */
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
 * One address as people type it, in small letters.
 * @throws ApiError `invalidInput` for the field `email`
 */
export function parseEmail(typed: string): string {
  const email = typed.normalize('NFKC').trim().toLowerCase()
  const isAddress = mailAddress.test(email) && /^.{1,64}@(?:[^.]+\.)+[^.]{2,}$/u.test(email)
  if (isAddress && email.length <= 200) return email
  throw new ApiError('invalidInput', { fields: { email: { reason: 'wrongFormat' } } })
}
