import { privilegeOfKind, type QueueKind, queueKinds } from '../../../../shared/rules/staff/staff-queue.ts'
import type { CallContext } from '../../../context.ts'
import { staffWithPrivilege } from '../../messages/recipients.ts'
import { lockWorkOfOthers, unassign } from './free-work.queries.ts'

/** How the audit calls it when work of a kind is given to somebody. */
const audited = {
  application: { subjectKind: 'application', field: 'assignedTo' },
  verification: { subjectKind: 'organisation', field: 'assigneeId' },
  feedback: { subjectKind: 'feedback', field: 'assigneeId' },
} as const satisfies Record<QueueKind, { subjectKind: string; field: string }>

/**
 * Takes work from everybody who may do it no longer, so that it stands with what is unassigned. To be called by
 * whatever ends roles, rights or accounts of staff, once that is done.
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
