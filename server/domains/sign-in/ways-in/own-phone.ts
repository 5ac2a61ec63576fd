import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Account, CallContext } from '../../../context.ts'
import { findAccount } from '../account/account.queries.ts'
import { openPhone } from '../account/personal-fields.ts'

/**
 * The caller's number, such as `+8613800138000`.
 * @throws ApiError `notAvailable` for an account without one
 */
export async function ownPhone(
  ctx: Pick<CallContext<Account>, 'db' | 'services' | 'actor'>,
): Promise<string> {
  const account = await findAccount(ctx.db, ctx.actor.accountId)
  const phone = account && openPhone(ctx, account)
  if (!phone) throw new ApiError('notAvailable')
  return phone
}
