import * as m from '#messages'
import type { StaffRole } from '../../../shared/rules/roles.ts'

/** What a role of staff is called. */
export function roleName(role: StaffRole): string {
  return names[role]()
}

/** Several roles in one line. */
export function roleNames(roles: StaffRole[]): string {
  return roles.map(roleName).join(' · ')
}

const names: Record<StaffRole, () => string> = {
  reviewer: m.staff_role_reviewer,
  verifier: m.staff_role_verifier,
  editor: m.staff_role_editor,
  supportAgent: m.staff_role_support_agent,
  administrator: m.staff_role_administrator,
}
