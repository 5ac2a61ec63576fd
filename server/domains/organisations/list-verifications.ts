import type { EntityType } from '../../../shared/rules/eligibility.ts'
import type { VerificationState } from '../../../shared/rules/verification-transitions.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { requireRole } from '../accounts/staff-policy.ts'
import { presentQueueRow } from './queue.present.ts'
import { countQueue, listQueue } from './review.queries.ts'

export type QueueInput = {
  states: VerificationState[]
  entityTypes: EntityType[]
  assignee?: 'me' | 'nobody' | undefined
  isOverdue?: boolean | undefined
  search?: string | undefined
  page: number
  pageSize: number
}

/** Verifications for the verifiers' queue, due soonest first. */
export async function listVerificationsForQueue(ctx: CallContext<StaffMember>, input: QueueInput) {
  requireRole(ctx, 'verifier')
  const { accountId } = ctx.actor
  const assignees = { me: accountId, nobody: null }
  const filter = {
    states: input.states,
    entityTypes: input.entityTypes,
    assigneeId: input.assignee && assignees[input.assignee],
    isOverdue: input.isOverdue,
    search: input.search ?? '',
  }
  const rows = await listQueue(ctx.db, filter, { number: input.page, size: input.pageSize })
  return {
    total: await countQueue(ctx.db, filter),
    rows: rows.map((row) => presentQueueRow(row, accountId)),
  }
}
