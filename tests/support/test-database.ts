import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { databaseAt, runAs, templateName } from './postgres.ts'

/** A database of a test file's own, with every table and no content. */
export type TestDatabase = {
  db: Db
  /** Runs statements as the database's owner, for what the application may not do. */
  asOwner(statements: string[]): Promise<void>
  close(): Promise<void>
}

/** Clones the migrated template; close it in `afterAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await runAs(inject('adminUrl'), [`create database ${name} template ${templateName} owner yisun_owner`])
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
