import { expect } from 'vitest'
import { cipherOfSecrets } from '../../../server/cipher-of-secrets.ts'
import { findBrokenAudit } from '../../../server/db/audit/check-audit.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { startEmbedded } from '../../../server/db/embedded.ts'
import { queryOnce } from '../query-once.ts'
import { databaseAt, runAs } from './postgres.ts'
import { testSecrets } from './test-services.ts'

/**
 * Everything acknowledged is in the database of a data folder, whose node is stopped; the audit chain holds,
 * and PostgreSQL's tables and indexes are sound.
 * @param acknowledged references of tool requests
 */
export async function expectWhole(dataDir: string, acknowledged: string[]): Promise<void> {
  const database = await startEmbedded({ dataDir })
  const cipher = cipherOfSecrets(testSecrets)
  const { db } = openDatabase(database.appUrl, { maxConnections: 1, cipher })
  try {
    const kept = new Set(await queryOnce(database.ownerUrl, 'select reference from tool_requests'))
    expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([])
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    expect(await findBrokenAudit(db)).toBeNull()
    const admin = databaseAt(database.adminUrl, 'yisun')
    await runAs(admin, ['create extension amcheck'])
    const indexes = await queryOnce(
      admin,
      `select bt_index_parent_check(c.oid, true, true), c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
        join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p' and i.indisvalid`,
    )
    expect(indexes.length).toBeGreaterThan(100)
    const damage = await queryOnce(
      admin,
      `select c.relname || ': ' || v.msg from pg_class c, verify_heapam(c.oid) v
        where c.relkind = 'r' and c.relpersistence = 'p'`,
    )
    expect(damage).toEqual([])
    await runAs(admin, ['drop extension amcheck'])
  } finally {
    await db.destroy()
    await database.stop()
  }
}
