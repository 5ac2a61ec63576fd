import { privilegeOfKind, type QueueKind, queueKinds } from '../../../../shared/rules/staff/staff-queue.ts'
import type { CallContext } from '../../../context.ts'
import { staffWithPrivilege } from '../../messages/recipients.ts'
import { lockWorkOfOthers, unassign } from './free-work.queries.ts'

/** Audit names for the assignment of each kind of work. */
const audited = {
  application: { subjectKind: 'application', field: 'assignedTo' },
  verification: { subjectKind: 'organisation', field: 'assigneeId' },
  feedback: { subjectKind: 'feedback', field: 'assigneeId' },
} as const satisfies Record<QueueKind, { subjectKind: string; field: string }>

/**
 * Unassigns work whose assignee may no longer do it. Must be called after roles, rights or accounts of staff
 * end.
 */
export async function freeWork({ db, audit }: Pick<CallContext, 'db' | 'audit'>): Promise<void> {
  for (const kind of queueKinds) {
    const freed = await lockWorkOfOthers(db, kind, await staffWithPrivilege(db, privilegeOfKind[kind]))
    const ids = freed.map(({ id }) => id)
    await unassign(db, kind, ids)
    const { subjectKind, field } = audited[kind]
    for (const { id, assigned_to: before, team_id: teamId } of freed) {
      audit({
        kind: `${subjectKind}.assign`,
        subjectKind,
        subjectId: id,
        before: { [field]: before },
        after: { [field]: null },
        ...(teamId && { teamId }),
      })
    }
  }
}
