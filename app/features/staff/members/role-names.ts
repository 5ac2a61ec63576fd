import { words as builtInNames } from '#words/staff_role'
import type { NamedRole } from '../../../../shared/contract/staff/role-fields.ts'
import type { StaffRole } from '../../../../shared/rules/staff/roles.ts'

/** The name of a staff role. */
export function roleName({ key, name }: NamedRole): string {
  return name ?? builtInNames[key as StaffRole]?.() ?? key
}

/** Several roles in one line. */
export function roleNames(roles: NamedRole[]): string {
  return roles.map(roleName).join(' · ')
}
