import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { limitOf, rounds } from '../support/fault-rounds.ts'
import { killDatabase } from '../support/portal/begun-portal.ts'
import { expectWhole } from '../support/portal/expect-whole.ts'
import { startLoad } from '../support/portal/portal-load.ts'
import { type RunningNode, startNode } from '../support/portal/running-portal.ts'
import { temporaryFolder } from '../support/portal/temporary-folder.ts'

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

  expect(load.acknowledged.length).toBeGreaterThan(20 * kills)
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
  if (withDatabase) killDatabase(withDatabase)
  const next = await startNode(settings)
  backMs.push(Math.round(performance.now() - began))
  return next
}
