import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { loadDemo } from '../../server/db/demo/load-demo.ts'
import { startEmbedded } from '../../server/db/embedded.ts'
import { migrateToLatest } from '../../server/db/migrate.ts'
import type { TestPortal } from '../../tests/support/portal/portal.ts'
import { startNode } from '../../tests/support/portal/running-portal.ts'
import { testServices } from '../../tests/support/portal/test-services.ts'

/** A node with its own embedded database, and what a benchmark needs to create people in it. */
export type BenchPortal = Pick<TestPortal, 'db' | 'services'> & {
  address: string
  ownerUrl: string
  /** Memory of the node's process in MiB; freed memory may still be counted. */
  memoryMib(): Promise<number>
  stop(): Promise<void>
}

/** Starts the built portal on an empty data folder, with the demo's content. */
export async function openBenchPortal(): Promise<BenchPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yisun-bench-'))
  const nodeDir = mkdtempSync(join(tmpdir(), 'yisun-bench-node-'))
  const embedded = await startEmbedded({ dataDir })
  await migrateToLatest(embedded.ownerUrl, 'yisun_app')
  const { db } = openDatabase(embedded.appUrl, { maxConnections: 4 })
  await loadDemo(db)
  const metricsToken = randomBytes(24).toString('hex')
  const node = await startNode({
    YISUN_DATA_DIR: nodeDir,
    DATABASE_URL: embedded.appUrl,
    YISUN_METRICS_TOKEN: metricsToken,
  })
  return {
    db,
    services: testServices(db, db, async () => {}, nodeDir),
    address: node.address,
    ownerUrl: embedded.ownerUrl,
    memoryMib: () => residentMib(node.address, metricsToken),
    stop: () => close(db, [node.stop, embedded.stop], [dataDir, nodeDir]),
  }
}

async function residentMib(address: string, token: string): Promise<number> {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(await response.text())?.[1])
  return bytes / 2 ** 20
}

async function close(db: Db, stops: (() => Promise<void>)[], folders: string[]): Promise<void> {
  await db.destroy()
  for (const stop of stops) await stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
