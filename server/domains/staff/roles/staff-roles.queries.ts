import { sql } from 'kysely'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { RoleKey } from '../../../../shared/rules/staff/roles.ts'
import type { Db } from '../../../db/database.ts'

/** Every role not retired: built-in ones first, others in the order of creation. */
export async function listRoles(db: Db) {
  return db
    .selectFrom('staff_roles')
    .select(['key', 'is_built_in', 'name_zh', 'name_en', 'privileges', 'version'])
    .where('retired_at', 'is', null)
    .orderBy('is_built_in', 'desc')
    .orderBy('created_at')
    .orderBy('key')
    .execute()
}

/** The number of active members with each role. */
export async function countHolders(db: Db): Promise<Map<RoleKey, number>> {
  const { rows } = await sql<{ key: RoleKey; holders: number }>`
    select role as key, count(*)::int as holders
    from staff_members, unnest(roles) as role
    where status = 'active'
    group by role`.execute(db)
  return new Map(rows.map(({ key, holders }) => [key, holders]))
}

/** Locks a role until the transaction ends; a role that does not exist yet needs no lock. */
export async function lockRole(db: Db, key: RoleKey): Promise<void> {
  await db.selectFrom('staff_roles').select('key').where('key', '=', key).forUpdate().execute()
}

type RoleFacts = { nameZh: string; nameEn: string; privileges: Privilege[] }

export async function insertRole(db: Db, key: RoleKey, role: RoleFacts): Promise<void> {
  await db
    .insertInto('staff_roles')
    .values({ key, name_zh: role.nameZh, name_en: role.nameEn, privileges: role.privileges })
    .execute()
}

/** Changes names and rights of a role that this portal made. */
export async function changeRole(db: Db, key: RoleKey, role: RoleFacts): Promise<void> {
  await db
    .updateTable('staff_roles')
    .set({
      name_zh: role.nameZh,
      name_en: role.nameEn,
      privileges: role.privileges,
      version: sql<number>`version + 1`,
    })
    .where('key', '=', key)
    .where('is_built_in', '=', false)
    .where('retired_at', 'is', null)
    .execute()
}

/** Retires a role: it grants nothing, though its holders keep the key. */
export async function retireRole(db: Db, key: RoleKey): Promise<void> {
  await db
    .updateTable('staff_roles')
    .set({ retired_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('key', '=', key)
    .where('is_built_in', '=', false)
    .where('retired_at', 'is', null)
    .execute()
}
