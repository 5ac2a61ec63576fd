import type { Db } from '../../../db/database.ts'

/** Every field in the editors' order, with published names. */
export async function listFieldNames(db: Db) {
  return db.selectFrom('fields').selectAll().orderBy('position').orderBy('number').execute()
}
