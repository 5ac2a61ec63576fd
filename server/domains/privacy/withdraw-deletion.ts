import { ApiError } from '../../../shared/contract/errors.ts'
import type { Account, CallContext } from '../../context.ts'
import { notify } from '../messages/notify.ts'
import { cancelDeletion } from './deletion.queries.ts'

/**
 * Withdraws the deletion of my account: nothing else does, so that nobody stays by a visit or goes unasked. Of this and
 * the deletion itself the one that comes first is done.
 * @throws ApiError `illegalTransition` where none is under way
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
