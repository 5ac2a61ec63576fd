import type { CallContext } from '../../../context.ts'
import { changeSelf, findAccount } from './account.queries.ts'
import { openName } from './personal-fields.ts'

/** Sets the name of a person without one; returns whether it did. */
export async function fillProfileName(
  ctx: Pick<CallContext, 'db' | 'services'>,
  accountId: string,
  name: string,
): Promise<boolean> {
  const account = await findAccount(ctx.db, accountId)
  if (!account || openName(ctx, account)) return false
  await changeSelf(ctx.db, accountId, { name_encrypted: ctx.services.cipher.encrypt(name, 'accounts.name') })
  return true
}
