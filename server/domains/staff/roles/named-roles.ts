import { ApiError } from '../../../../shared/contract/errors.ts'
import type { NamedRole } from '../../../../shared/contract/staff/role-fields.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type RoleKey, staffRoles } from '../../../../shared/rules/staff/roles.ts'
import type { CallContext } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { listRoles } from './staff-roles.queries.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>

/** Roles by key with this portal's names; retired ones are left out. */
export async function namedRoles(ctx: Ctx, keys: readonly RoleKey[]): Promise<NamedRole[]> {
  return (await roleNamer(ctx))(keys)
}

/** Every existing role, with its name. */
export async function allRoles(ctx: Ctx): Promise<NamedRole[]> {
  return inOrder(await listRoles(ctx.db)).map((role) => nameIn(ctx, role))
}

/** A look-up of several people's roles by key, from a single query. */
export async function roleNamer(ctx: Ctx): Promise<(keys: readonly RoleKey[]) => NamedRole[]> {
  const roles = await allRoles(ctx)
  return (keys) => roles.filter(({ key }) => keys.includes(key))
}

/** A look-up of the roles that grant a privilege. */
export async function rolesWith(ctx: Ctx): Promise<(privilege: Privilege) => NamedRole[]> {
  const roles = inOrder(await listRoles(ctx.db))
  return (privilege) =>
    roles.filter(({ privileges }) => privileges.includes(privilege)).map((role) => nameIn(ctx, role))
}

type RoleRow = Awaited<ReturnType<typeof listRoles>>[number]

function nameIn({ locale }: Ctx, role: RoleRow): NamedRole {
  return { key: role.key, name: role.is_built_in ? null : locale === 'zh' ? role.name_zh : role.name_en }
}

/**
 * The known keys, each once in a fixed order.
 * @throws ApiError `invalidInput` at `roles` for an unknown key
 */
export async function knownRoles(db: Db, keys: readonly RoleKey[]): Promise<RoleKey[]> {
  const known = inOrder(await listRoles(db)).map(({ key }) => key)
  if (!keys.every((key) => known.includes(key))) {
    throw new ApiError('invalidInput', { fields: { roles: { reason: 'notAnOption' } } })
  }
  return known.filter((key) => keys.includes(key))
}

/** Built-in roles first, in the order of `staffRoles`. */
export function inOrder<Role extends { key: RoleKey }>(roles: Role[]): Role[] {
  const place = ({ key }: Role) => {
    const found = (staffRoles as readonly string[]).indexOf(key)
    return found === -1 ? staffRoles.length : found
  }
  return roles.toSorted((a, b) => place(a) - place(b))
}
