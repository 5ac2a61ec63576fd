import { ApiError } from '../../../shared/contract/errors.ts'
import { privacyTerms } from '../../../shared/rules/sign-in/privacy.ts'
import type { Account, CallContext } from '../../context.ts'
import { requireOwner } from '../sign-in/codes/own-code.ts'
import { endSessions } from '../sign-in/sessions/sessions.ts'
import { clearSessionCookies } from '../sign-in/sessions/start-session.ts'
import { insertDeletion } from './deletion.queries.ts'
import { listObstacles } from './obstacles.ts'
import { tellOfDeletion } from './tell-of-deletion.ts'

type Ctx = CallContext<Account>

/**
 * Starts the countdown to deleting the account and signs it out everywhere. Signing in meanwhile changes
 * nothing: cancelling is a separate action. Requires a code sent to the phone; of staff a fresh proof.
 * @throws ApiError as `requireOwner`; `illegalTransition` where something must be settled first; `conflict`
 * where a deletion is pending
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
  const deletion = await insertDeletion(ctx.db, accountId, privacyTerms.deletionDays)
  if (!deletion) throw new ApiError('conflict')
  await tellOfDeletion(ctx, accountId, deletion.due_at)
  await endSessions(ctx.db, accountId)
  return deletion
}
