import { isDeepStrictEqual } from 'node:util'
import { type Privilege, privileges } from '../../../../shared/rules/staff/privileges.ts'
import type { RoleKey } from '../../../../shared/rules/staff/roles.ts'
import type { Db } from '../../../db/database.ts'
import type { ChangedRights } from '../../../db/tables/staff.ts'
import { inOrder } from '../roles/named-roles.ts'
import { listRoles } from '../roles/staff-roles.queries.ts'
import { findMember } from '../staff-members.queries.ts'
import type { RoleChangeRow } from './role-change.queries.ts'

/** A requested change; stored changes have this shape too. */
export type Wanted = Pick<RoleChangeRow, 'kind' | 'member_id' | 'role_key' | 'after'>

/** A change's starting point and result, and the rights gained and lost. */
export type Effect = Pick<RoleChangeRow, 'before' | 'after' | 'gained' | 'lost'>

type Role = Awaited<ReturnType<typeof listRoles>>[number]

/**
 * A change's effect at this moment. Null if it is no longer possible: the member has left, or one of the
 * roles was retired.
 */
export async function effectOf(db: Db, wanted: Wanted): Promise<Effect | null> {
  const roles = inOrder(await listRoles(db))
  const { kind, after } = wanted
  if (kind === 'memberRoles' || kind === 'invitation') {
    const held = kind === 'invitation' ? [] : await rolesHeld(db, wanted.member_id)
    const next = after.roles ?? []
    if (!held || !next.every((key) => roles.some((role) => role.key === key))) return null
    const before = roles.map(({ key }) => key).filter((key) => held.includes(key))
    return { before: { roles: before }, after, ...difference(rightsOf(roles, before), rightsOf(roles, next)) }
  }
  const found = roles.find(({ key, is_built_in }) => key === wanted.role_key && !is_built_in)
  if ((found === undefined) !== (kind === 'roleMade')) return null
  const before: ChangedRights = found ? { role: factsOf(found) } : {}
  return {
    before,
    after,
    ...difference(before.role?.privileges ?? [], after.role?.privileges ?? []),
  }
}

/** Whether an open change would no longer do what was requested. */
export async function isStale(db: Db, change: RoleChangeRow): Promise<boolean> {
  const { before, after, gained, lost } = change
  return !isDeepStrictEqual(await effectOf(db, change), { before, after, gained, lost })
}

async function rolesHeld(db: Db, memberId: string | null): Promise<RoleKey[] | null> {
  const member = memberId && (await findMember(db, memberId))
  return member && member.status === 'active' ? member.roles : null
}

function rightsOf(roles: Role[], keys: RoleKey[]): Privilege[] {
  return roles.filter(({ key }) => keys.includes(key)).flatMap((role) => role.privileges)
}

function factsOf({ name_zh, name_en, privileges: held }: Role): NonNullable<ChangedRights['role']> {
  return { nameZh: name_zh, nameEn: name_en, privileges: privileges.filter((one) => held.includes(one)) }
}

/** In the order of the privileges, so that two results can be compared. */
function difference(before: Privilege[], after: Privilege[]): { gained: Privilege[]; lost: Privilege[] } {
  return {
    gained: privileges.filter((one) => after.includes(one) && !before.includes(one)),
    lost: privileges.filter((one) => before.includes(one) && !after.includes(one)),
  }
}
