import type { QueueKind } from '../../../../shared/rules/staff/staff-queue.ts'
import type { CallContext } from '../../../context.ts'

/** What the audit calls each kind of work. */
export const subjectOfKind: Record<QueueKind, string> = {
  application: 'application',
  verification: 'organisation',
  superAdminChange: 'superAdminChange',
  feedback: 'feedback',
  toolRequest: 'toolRequest',
  adoption: 'adoption',
  order: 'order',
  hoursDispute: 'hoursDispute',
  ventureQuestion: 'ventureQuestion',
}

type Item = { id: string; assigned_to: string | null; team_id: string | null }

/** Records that work goes from its assignee to another person, or to nobody. */
export function auditAssigned(
  { audit }: Pick<CallContext, 'audit'>,
  kind: QueueKind,
  { id, assigned_to: before, team_id: teamId }: Item,
  assigneeId: string | null,
): void {
  audit({
    kind: `${subjectOfKind[kind]}.assign`,
    subjectKind: subjectOfKind[kind],
    subjectId: id,
    before: { assigneeId: before },
    after: { assigneeId },
    ...(teamId && { teamId }),
  })
}
