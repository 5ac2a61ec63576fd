import { randomUUID } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { givablePrivileges, type Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { RoleKey } from '../../../../shared/rules/staff/roles.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { listRoles } from '../roles/staff-roles.queries.ts'
import { askRoleChange } from './ask-role-change.ts'

type Ctx = CallContext<StaffMember>
type SeenRole = { key: RoleKey; version: number }
type RoleInput = {
  role?: SeenRole | undefined
  nameZh: string
  nameEn: string
  privileges: Privilege[]
}

/** Requests a new role, or a role's new names and rights. */
export async function askRoleSave(ctx: Ctx, { role, nameZh, nameEn, privileges }: RoleInput) {
  if (role) await requireSeen(ctx, role)
  const held = givablePrivileges.filter((one) => privileges.includes(one))
  const change = await askRoleChange(ctx, {
    kind: role ? 'roleChanged' : 'roleMade',
    role_key: role?.key ?? randomUUID(),
    after: { role: { nameZh, nameEn, privileges: held } },
  })
  return { changeId: change.id }
}

/** Requests that a role be retired. */
export async function askRoleRetirement(ctx: Ctx, role: SeenRole) {
  await requireSeen(ctx, role)
  const change = await askRoleChange(ctx, { kind: 'roleRetired', role_key: role.key, after: {} })
  return { changeId: change.id }
}

/** @throws ApiError `notAvailable` for a built-in or missing role, `conflict` */
async function requireSeen({ db }: Ctx, { key, version }: SeenRole): Promise<void> {
  const found = (await listRoles(db)).find((role) => role.key === key && !role.is_built_in)
  if (!found) throw new ApiError('notAvailable')
  if (found.version !== version) throw new ApiError('conflict')
}
