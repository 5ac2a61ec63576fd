import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/db/database.ts'
import { loadDemo } from '../server/db/demo/load-demo.ts'
import { startEmbedded } from '../server/db/embedded.ts'
import { migrateToLatest } from '../server/db/migrate.ts'
import { startNode } from '../tests/support/portal/running-portal.ts'
import { multiply, settleTables } from './growth/multiply.queries.ts'

const sizes = [1_000, 10_000, 100_000]
const collections = ['tools', 'projects', 'services', 'resources', 'articles', 'volunteerActivities'] as const
/** Each page of a list is requested only once, so that no response comes from the cache. */
const pagesAsked = 30
/** What is requested: a path, and the body where it is a POST call. */
type Question = { path: string; body?: unknown }
const call = (path: string, body: unknown): Question => ({ path: `/api/techforgood/${path}`, body })
/** Every growing list. That of services is a secured call: its page is measured, not its keys. */
const lists: Record<string, (page: number) => Question> = {
  '/tools': (page) => ({ path: `/tools?page=${page}` }),
  '/projects': (page) => ({ path: `/projects?page=${page}` }),
  '/tools/digitalServices': (page) => ({ path: `/tools/digitalServices?page=${page}` }),
  '/resource': (page) => ({ path: `/resource?page=${page}` }),
  '/news': (page) => ({ path: `/news?page=${page}` }),
  '/volunteer': (page) => ({ path: `/volunteer?page=${page}` }),
  'toolbox/listpage': (page) => ({ path: `/api/techforgood/toolbox/listpage?page=${page}` }),
  'toolbox/card/list': (page) => call('toolbox/card/list', { benefitBelongToType: 1, page }),
  'instance/v2/list': (page) => call('instance/v2/list', { page }),
  'zone/resource/list': (page) => call('zone/resource/list', { page }),
  'dynamicCenter/v3/list': (page) => call('techWebAPI/dynamicCenter/v3/describeDynamicCenterList', { page }),
  'vol/organization/activityList': (page) => call('vol/organization/activityList', { page }),
  'the sitemap': () => ({ path: '/sitemap.xml' }),
}

/** Milliseconds of a first response and of a cached one. */
type Cost = { rendered: number; kept: number }

/**
 * Prints how the cost of each list, and a node's memory, grow with what is published: 1,000, 10,000 and
 * 100,000 records of each kind, in the production build, with copies of the demo's records.
 */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yisun-bench-'))
  const nodeDir = mkdtempSync(join(tmpdir(), 'yisun-bench-node-'))
  const embedded = await startEmbedded({ dataDir })
  try {
    await migrateToLatest(embedded.ownerUrl, 'yisun_app')
    const { db } = openDatabase(embedded.appUrl, { maxConnections: 2 })
    await loadDemo(db)
    await db.destroy()
    const costs = new Map<number, Map<string, Cost>>()
    const memory = new Map<number, number>()
    for (const size of sizes) {
      for (const collection of collections) await multiply(embedded.ownerUrl, collection, size)
      await settleTables(embedded.ownerUrl)
      const measured = await measureAt(embedded.appUrl, nodeDir)
      costs.set(size, measured.costs)
      memory.set(size, measured.memoryMib)
    }
    print(costs, memory)
  } finally {
    await embedded.stop()
    for (const folder of [dataDir, nodeDir]) rmSync(folder, { recursive: true, force: true })
  }
}

async function measureAt(databaseUrl: string, nodeDir: string) {
  const metricsToken = randomBytes(24).toString('hex')
  const node = await startNode({
    YISUN_DATA_DIR: nodeDir,
    DATABASE_URL: databaseUrl,
    YISUN_METRICS_TOKEN: metricsToken,
  })
  try {
    const costs = new Map<string, Cost>()
    for (const [name, questionOf] of Object.entries(lists)) {
      const rendered: number[] = []
      const kept: number[] = []
      for (let page = 1; page <= pagesAsked; page += 1) {
        rendered.push(await timed(node.address, questionOf(page)))
        kept.push(await timed(node.address, questionOf(page)))
      }
      costs.set(name, { rendered: median(rendered), kept: median(kept) })
    }
    const metrics = await (
      await fetch(`${node.address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
    ).text()
    const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
    return { costs, memoryMib: bytes / 2 ** 20 }
  } finally {
    await node.stop()
  }
}

async function timed(address: string, { path, body }: Question): Promise<number> {
  const began = performance.now()
  const response = await fetch(address + path, {
    ...(body !== undefined && {
      method: 'POST',
      // As a page of the portal sends it.
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    }),
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return performance.now() - began
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function print(costs: Map<number, Map<string, Cost>>, memory: Map<number, number>): void {
  const [least = 0] = sizes
  console.log(
    '\nLists as they grow: a first answer in ms (median), and as a multiple of that at 1,000 records',
  )
  console.log(
    `${''.padEnd(32)}${sizes.map((size) => size.toLocaleString('en').padStart(18)).join('')}     at hand`,
  )
  for (const name of Object.keys(lists)) {
    const base = costs.get(least)?.get(name)?.rendered ?? 1
    const cells = sizes.map((size) => {
      const ms = costs.get(size)?.get(name)?.rendered ?? 0
      return `${ms.toFixed(1)} (×${(ms / base).toFixed(2)})`.padStart(18)
    })
    const kept = costs.get(sizes.at(-1) ?? 0)?.get(name)?.kept ?? 0
    console.log(`${name.padEnd(32)}${cells.join('')}${kept.toFixed(1).padStart(12)}`)
  }
  const rows = sizes.map((size) => `${(memory.get(size) ?? 0).toFixed(0)} MiB`.padStart(18)).join('')
  console.log(`${'memory of the node'.padEnd(32)}${rows}`)
}

await main()
