import type { CallContext } from '../../../context.ts'
import { parseMobilePhone } from '../../../parse-mobile-phone.ts'
import { findAccountByPhone } from './account.queries.ts'

export { findAccountByPhone } from './account.queries.ts'

/**
 * The active account that signs in with a number, null if there is none. The caller must prevent bulk
 * guessing.
 * @param field the dotted path of the input that an error names
 * @throws ApiError `invalidInput` for an invalid number
 */
export async function accountOfPhone(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  typed: string,
  field = 'phone',
): Promise<string | null> {
  const phone = parseMobilePhone(typed, field)
  const found = await findAccountByPhone(db, services.cipher.blindIndexes(phone, 'accounts.phone'))
  return found?.status === 'active' ? found.id : null
}
