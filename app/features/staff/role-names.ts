import * as m from '#messages'
import type { NamedRole } from '../../../shared/contract/role-fields.ts'
import type { StaffRole } from '../../../shared/rules/roles.ts'

/** What a role of staff is called. */
export function roleName({ key, name }: NamedRole): string {
  return name ?? names[key as StaffRole]?.() ?? key
}

/** Several roles in one line. */
export function roleNames(roles: NamedRole[]): string {
  return roles.map(roleName).join(' · ')
}

const names: Record<StaffRole, () => string> = {
  reviewer: m.staff_role_reviewer,
  verifier: m.staff_role_verifier,
  editor: m.staff_role_editor,
  supportAgent: m.staff_role_support_agent,
  administrator: m.staff_role_administrator,
}
