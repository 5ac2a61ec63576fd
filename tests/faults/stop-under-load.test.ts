import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rounds } from '../support/fault-rounds.ts'
import { startBalancer } from '../support/portal/balancer.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { startLoad } from '../support/portal/portal-load.ts'
import { type RunningNode, startNode } from '../support/portal/running-portal.ts'

const releases = rounds({ few: 1, whole: 10 })

let portal: TestPortal
let dataDir = ''
const nodes: RunningNode[] = []
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  dataDir = mkdtempSync(join(tmpdir(), 'yisun-nodes-'))
  for (const _ of [1, 2]) nodes.push(await start())
}, 300_000)
afterAll(async () => {
  for (const node of nodes) await node.stop()
  await portal?.close()
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

it('[trust 44] two nodes are stopped and started in turn under load, and no request fails', async () => {
  const balancer = await startBalancer(nodes.map(({ address }) => address))
  const load = startLoad(balancer.address)
  try {
    for (let release = 0; release < releases; release += 1) {
      for (const place of [0, 1]) {
        await pause(500)
        await nodes[place]?.stop()
        const next = await start()
        nodes[place] = next
        balancer.use(place, next.address)
        const before = load.acknowledged.length
        await expect.poll(() => load.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 20)
      }
    }
  } finally {
    await load.stop()
    await balancer.stop()
  }
  expect(load.failures).toEqual([])
  expect(load.pages).toBeGreaterThan(20)
  const kept = await portal.db.selectFrom('tool_requests').select('reference').execute()
  expect(kept.map(({ reference }) => reference).toSorted()).toEqual(load.acknowledged.toSorted())
}, 1_800_000)

function start(): Promise<RunningNode> {
  return startNode({ YISUN_DATA_DIR: dataDir, DATABASE_URL: portal.appUrl })
}
