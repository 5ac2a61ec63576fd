import { roleChangeTransitions } from '../../../../shared/rules/staff/role-changes.ts'
import type { Lifecycle } from '../../move.ts'
import { closeRoleChange, type RoleChangeRow } from './role-change.queries.ts'

/** The audit keeps account ids, roles and changed rights. */
export const roleChangeLifecycle: Lifecycle<
  RoleChangeRow,
  typeof roleChangeTransitions,
  { decided_by: string; reason?: string }
> = {
  table: roleChangeTransitions,
  subject: 'staffRoleChange',
  kind: (action) => `staff.change.${action}`,
  kept: (change, when) => (when === 'before' ? change.before : askedIn(change)),
  change: (db, { id }, state, set) => closeRoleChange(db, id, { ...set, state }),
  makers: (_, { asked_by: asker }) => [asker],
}

function askedIn(change: RoleChangeRow): Record<string, unknown> {
  const { kind, member_id, invitation_id, role_key, after, gained, lost, asked_by, is_alone } = change
  return {
    ...after,
    kind,
    subject: member_id ?? invitation_id ?? role_key,
    gained,
    lost,
    askedBy: asked_by,
    ...(is_alone && { by: 'alone' }),
  }
}
