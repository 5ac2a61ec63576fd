import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { cipherOfSecrets } from '../../server/cipher-of-secrets.ts'
import { findBrokenAudit } from '../../server/db/audit/check-audit.ts'
import { openDatabase } from '../../server/db/database.ts'
import { startEmbedded } from '../../server/db/embedded.ts'
import { limitOf, rounds } from '../support/fault-rounds.ts'
import { startLoad } from '../support/portal/portal-load.ts'
import { databaseAt, runAs } from '../support/portal/postgres.ts'
import { type RunningNode, startNode } from '../support/portal/running-portal.ts'
import { temporaryFolder } from '../support/portal/temporary-folder.ts'
import { testSecrets } from '../support/portal/test-services.ts'
import { queryOnce } from '../support/query-once.ts'

const kills = rounds({ few: 2, whole: 30 })

it('[trust 41, 43] killed under load, a node serves again at once and has lost nothing that it acknowledged', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const settings = { YISUN_DATA_DIR: dataDir, PORT: String(randomInt(20_000, 32_000)) }
  await (await startNode(settings)).stop()
  let node = await startNode(settings)
  const load = startLoad(node.address)
  const backMs: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const before = load.acknowledged.length
    await expect.poll(() => load.acknowledged.length, { timeout: 300_000 }).toBeGreaterThan(before + 20)
    await pause(randomInt(300))
    // Every other time with its database, which then recovers; otherwise the node adopts the running one.
    node = await killAndStart(node, kill % 2 === 0 ? dataDir : null, settings, backMs)
  }
  await expect.poll(() => load.pages, { timeout: 300_000 }).toBeGreaterThan(kills)
  await load.stop()
  await node.stop()

  await expectWhole(dataDir, load.acknowledged)
  expect(Math.max(...backMs), `until it served again: ${backMs.join(', ')} ms`).toBeLessThan(limitOf(5000))
  // No response leads anybody away: while a node is down there is none.
  expect(load.failures.filter((one) => /a write: (4|200)|a page: (4|200)/.test(one))).toEqual([])
}, 1_800_000)

async function killAndStart(
  node: RunningNode,
  withDatabase: string | null,
  settings: Parameters<typeof startNode>[0],
  backMs: number[],
): Promise<RunningNode> {
  const began = performance.now()
  await node.kill()
  if (withDatabase) process.kill(serverOf(withDatabase), 'SIGKILL')
  const next = await startNode(settings)
  backMs.push(Math.round(performance.now() - began))
  return next
}

function serverOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0])
}

/** Everything acknowledged is there, the audit chain holds, and PostgreSQL's tables and indexes are sound. */
async function expectWhole(dataDir: string, acknowledged: string[]): Promise<void> {
  const database = await startEmbedded({ dataDir })
  const cipher = cipherOfSecrets(testSecrets)
  const { db } = openDatabase(database.appUrl, { maxConnections: 1, cipher })
  try {
    const kept = new Set(await queryOnce(database.ownerUrl, 'select reference from tool_requests'))
    expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([])
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    expect(acknowledged.length).toBeGreaterThan(20 * kills)
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
  } finally {
    await db.destroy()
    await database.stop()
  }
}
