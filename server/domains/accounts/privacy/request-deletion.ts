import { ApiError } from '../../../../shared/contract/errors.ts'
import { privacyTerms } from '../../../../shared/rules/privacy.ts'
import type { Account, CallContext } from '../../../context.ts'
import { notify } from '../../messages/notify.ts'
import { endSessions } from '../session.queries.ts'
import { clearSessionCookies } from '../start-session.ts'
import { cancelDeletion, insertDeletion } from './deletion.queries.ts'
import { listObstacles } from './obstacles.ts'
import { requireOwner } from './own-code.ts'

type Ctx = CallContext<Account>

/**
 * Starts the countdown to the deletion of my account and signs it out everywhere. Signing in before it ends calls it
 * off. Asked with a code to my phone, by staff with a fresh proof.
 * @throws ApiError as `requireOwner`; `illegalTransition` where something has to be settled first
 */
export async function requestDeletion(ctx: Ctx, { code }: { code: string }) {
  const { accountId } = ctx.actor
  if ((await listObstacles(ctx.db, accountId)).length > 0) throw new ApiError('illegalTransition')
  await requireOwner(ctx, { purpose: 'deleteAccount', code })
  const deletion = await ctx.db.transaction().execute((db) => begin({ ...ctx, db }))
  const dueAt = deletion.due_at.toISOString()
  ctx.audit({
    kind: 'account.deletionRequested',
    subjectKind: 'account',
    subjectId: accountId,
    after: { deletion: deletion.id, dueAt },
  })
  ctx.afterCommit(() => clearSessionCookies(ctx))
  return { dueAt }
}

async function begin(ctx: Ctx) {
  const { accountId } = ctx.actor
  // One that signing in has called off may not have been written down as such yet.
  await cancelDeletion(ctx.db, accountId)
  const deletion = await insertDeletion(ctx.db, accountId, privacyTerms.deletionDays)
  await notify(ctx, {
    to: { kind: 'account', accountId },
    category: 'internal',
    template: 'deletion_requested',
    params: { day: shanghaiDay(deletion.due_at), days: privacyTerms.deletionDays },
    link: '/accountCenter?part=privacy',
  })
  await endSessions(ctx.db, accountId)
  return deletion
}

function shanghaiDay(at: Date): string {
  return new Date(at.getTime() + 8 * 3600 * 1000).toISOString().slice(0, 10)
}
