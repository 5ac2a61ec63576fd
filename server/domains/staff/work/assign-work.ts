import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { pageOfKind, privilegeOfKind, type QueueKind } from '../../../../shared/rules/staff/staff-queue.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { type NotifyContext, notify } from '../../messages/notify.ts'
import { staffWithPrivilege } from '../../messages/recipients.ts'
import { auditAssigned } from './audit-assigned.ts'
import { stakesOf } from './staff-queue.queries.ts'
import { isOnSideOf, requireKind } from './staff-queue.ts'
import { lockWork, setAssignee, type WorkRow } from './work-item.queries.ts'

type Ctx = CallContext<StaffMember>
type Assignee = { accountId: OwnedId; stakes: Set<string> } | null

/**
 * Assigns undecided work of one kind to a colleague, or to nobody. A failing item does not stop the others:
 * nothing goes to a person who could not decide it, and those whom it is about do not reassign it.
 * @throws ApiError `notAvailable` for a kind that is not the caller's, or where the account may not work on it
 */
export async function assignWork(
  ctx: Ctx,
  { kind, ids, accountId }: { kind: QueueKind; ids: OwnedId[]; accountId: OwnedId | null },
) {
  requireKind(ctx, kind)
  if (accountId && !(await staffWithPrivilege(ctx.db, privilegeOfKind[kind])).includes(accountId))
    throw new ApiError('notAvailable')
  const to = accountId && { accountId, stakes: await stakesOf(ctx.db, accountId) }
  const items = []
  // A fixed order, so that two concurrent assignments wait for each other instead of deadlocking.
  for (const id of [...new Set(ids)].sort()) items.push({ id, error: await assignOne(ctx, kind, id, to) })
  return { items }
}

type Hindrance = 'notAvailable' | 'ownInterest' | 'secondPersonNeeded' | 'illegalTransition'

async function assignOne(ctx: Ctx, kind: QueueKind, id: OwnedId, to: Assignee): Promise<Hindrance | null> {
  const item = await lockWork(ctx.db, kind, id)
  const error = item ? whyNot(item, ctx.actor.accountId, to) : 'notAvailable'
  if (!item || error) return error
  const accountId = to?.accountId ?? null
  await setAssignee(ctx.db, kind, [id], accountId)
  auditAssigned(ctx, kind, item, accountId)
  if (accountId && accountId !== ctx.actor.accountId && accountId !== item.assigned_to)
    await tellAssignee(ctx, item, accountId)
  return null
}

function whyNot(item: WorkRow, byId: string, to: Assignee): Hindrance | null {
  if (item.barred.includes(byId)) return 'ownInterest'
  if (to && isOnSideOf(item, to.accountId, to.stakes)) return 'ownInterest'
  if (to && item.deciders.includes(to.accountId)) return 'secondPersonNeeded'
  return item.stage === 'decided' ? 'illegalTransition' : null
}

async function tellAssignee(ctx: NotifyContext, { kind, id, reference }: WorkRow, accountId: string) {
  await notify(ctx, {
    to: { kind: 'staff', privilege: privilegeOfKind[kind], accountId },
    category: 'internal',
    template: 'work_assigned_staff',
    params: { reference },
    link: `${pageOfKind[kind]}/${id}`,
  })
}
