import { ApiError } from '../../../shared/contract/errors.ts'
import type { ChangedChange } from '../../../shared/contract/super-admin-change.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import {
  type SuperAdminChangeAction,
  superAdminChangeTransitions,
} from '../../../shared/rules/super-admin-change.ts'
import type { AuditEntry, CallContext } from '../../context.ts'
import {
  type ChangeColumns,
  type ChangeRow,
  insertChangeEvent,
  updateChange,
} from './super-admin-change.queries.ts'

type Moving = Pick<CallContext, 'db'> & { audit(entry: AuditEntry): void }
type Move = {
  action: SuperAdminChangeAction
  /** Null for the portal. */
  accountId: string | null
  /** Whose step it is, where not of those who usually take it. */
  side?: 'staff'
  set?: ChangeColumns
}

/**
 * Takes a legal step: the state with what goes with it, its event and its audit row, in the caller's transaction.
 * @throws ApiError `illegalTransition`, `conflict` where somebody was faster
 */
export async function moveChange(
  ctx: Moving,
  change: ChangeRow,
  { action, accountId, side, set = {} }: Move,
): Promise<ChangeRow> {
  const state = nextState(superAdminChangeTransitions, change, action)
  if (!state) throw new ApiError('illegalTransition')
  const moved = await updateChange(ctx.db, change, { ...set, state })
  if (!moved) throw new ApiError('conflict')
  const { by } = superAdminChangeTransitions[action]
  await insertChangeEvent(ctx.db, {
    change_id: moved.id,
    action,
    side: side ?? by,
    account_id: accountId,
    state,
    reason: moved.reason,
    reason_words: moved.reason_words && JSON.stringify(moved.reason_words),
  })
  auditChange(ctx, { action, before: change, after: moved, accountId })
  return moved
}

type Step = { action: string; before?: ChangeRow; after: ChangeRow; accountId: string | null }

/** The audit row of a step: ids, states and reasons, none of what was written. */
export function auditChange(ctx: Pick<Moving, 'audit'>, { action, before, after, accountId }: Step): void {
  ctx.audit({
    kind: `superAdminChange.${action}`,
    subjectKind: 'superAdminChange',
    subjectId: after.id,
    accountId,
    teamId: after.team_id,
    ...(before && { before: { state: before.state, version: before.version } }),
    after: { state: after.state, version: after.version, ...(after.reason && { reason: after.reason }) },
  })
}

export function changedOf({ id: changeId, reference, state, version }: ChangeRow): ChangedChange {
  return { changeId, reference, state, version }
}
