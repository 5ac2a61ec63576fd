import type { AuditEntry } from '../../../context.ts'
import type { RoleChangeRow } from './role-change.queries.ts'

/** The audit row of a step: who it is about by number, the roles and the rights that change, and why it was refused. */
export function auditChange(
  { audit }: { audit(entry: AuditEntry): void },
  step: 'asked' | 'confirmed' | 'refused' | 'withdrawn' | 'lapsed',
  change: RoleChangeRow,
  why: { reason?: 'askerSuspended'; words?: string } = {},
): void {
  const { kind, member_id, invitation_id, role_key, before, after, gained, lost, asked_by, is_alone } = change
  const subject = member_id ?? invitation_id ?? role_key
  audit({
    kind: `staff.change.${step}`,
    subjectKind: 'staffRoleChange',
    subjectId: change.id,
    before,
    after: {
      ...after,
      kind,
      subject,
      gained,
      lost,
      askedBy: asked_by,
      ...(is_alone && { by: 'alone' }),
      ...(why.reason && { reason: why.reason }),
    },
    ...(why.words && { reason: { text: why.words, about: member_id ? [member_id] : [] } }),
  })
}
