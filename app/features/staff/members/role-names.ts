import * as m from '#messages'
import type { NamedRole } from '../../../../shared/contract/staff/role-fields.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { StaffRole } from '../../../../shared/rules/staff/roles.ts'

/** The name of a staff role. */
export function roleName({ key, name }: NamedRole): string {
  return name ?? builtInNames[key as StaffRole]?.() ?? key
}

/** Several roles in one line. */
export function roleNames(roles: NamedRole[]): string {
  return roles.map(roleName).join(' · ')
}

/** The names of the roles that every portal has. */
export const builtInNames: Record<StaffRole, (inputs?: object, options?: { locale?: Locale }) => string> = {
  reviewer: m.staff_role_reviewer,
  verifier: m.staff_role_verifier,
  editor: m.staff_role_editor,
  supportAgent: m.staff_role_support_agent,
  administrator: m.staff_role_administrator,
}
