import { ApiError } from '../../../shared/contract/errors.ts'
import type { Account, CallContext } from '../../context.ts'
import { notify } from '../messages/notify.ts'
import { cancelDeletion } from './deletion.queries.ts'

/**
 * Cancels the deletion of the account: only this does, so that nobody stays merely by signing in. Of
 * cancelling and deleting, the first one takes effect.
 * @throws ApiError `illegalTransition` where none is pending
 */
export async function withdrawDeletion(ctx: CallContext<Account>) {
  const { accountId } = ctx.actor
  const deletion = await cancelDeletion(ctx.db, accountId)
  if (!deletion) throw new ApiError('illegalTransition')
  ctx.audit({
    kind: 'account.deletionWithdrawn',
    subjectKind: 'account',
    subjectId: accountId,
    after: { deletion: deletion.id },
  })
  await notify(ctx, {
    to: { kind: 'account', accountId },
    category: 'internal',
    template: 'deletion_called_off',
    params: {},
    link: '/accountCenter?part=privacy',
  })
  return {}
}
