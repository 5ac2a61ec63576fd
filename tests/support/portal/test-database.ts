import { inject } from 'vitest'
import { type Db, openDatabase } from '../../../server/db/database.ts'
import { cloneTemplate } from './clone-template.ts'
import { databaseAt, runAs } from './postgres.ts'

/** A database for one test file, with every table and no content. */
export type TestDatabase = {
  db: Db
  /** Runs statements as the database's owner, for what the application may not do. */
  asOwner(statements: string[]): Promise<void>
  close(): Promise<void>
}

/** Clones the migrated template; close it in `afterAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const name = await cloneTemplate()
  const { db } = openDatabase(databaseAt(inject('appUrl'), name), { maxConnections: 4 })
  return {
    db,
    asOwner: (statements) => runAs(databaseAt(inject('ownerUrl'), name), statements),
    async close() {
      await db.destroy()
      await runAs(inject('adminUrl'), [`drop database ${name} with (force)`])
    },
  }
}
