import type { Db } from '../../db/database.ts'

/** Every role that has not been retired: those that every portal has first, the others in the order of making. */
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
