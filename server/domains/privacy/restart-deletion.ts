import { privacyTerms } from '../../../shared/rules/sign-in/privacy.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { prolongDeletion } from './deletion.queries.ts'
import { tellOfDeletion } from './tell-of-deletion.ts'

/**
 * Restarts the waiting period for a person who could not sign in and so could not cancel the deletion; they
 * are told the new day. It is not cancelled for them.
 */
export async function restartDeletion(ctx: CallContext<StaffMember>, accountId: string): Promise<void> {
  const deletion = await prolongDeletion(ctx.db, accountId, privacyTerms.deletionDays)
  if (!deletion) return
  ctx.audit({
    kind: 'account.deletionRestarted',
    subjectKind: 'account',
    subjectId: accountId,
    after: { deletion: deletion.id, dueAt: deletion.due_at.toISOString() },
  })
  await tellOfDeletion(ctx, accountId, deletion.due_at)
}
