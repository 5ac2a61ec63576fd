import type { Db } from '../../../db/database.ts'

/** Every field in its order, as readers have it. */
export async function listFieldNames(db: Db) {
  return db.selectFrom('fields').selectAll().orderBy('position').orderBy('number').execute()
}
