import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBalancer } from '../../support/portal/balancer.ts'
import { checkOutRelease, hasCommit } from '../../support/portal/checked-out-release.ts'
import { emptyPlace } from '../../support/portal/empty-place.ts'
import { readLandedState } from '../../support/portal/landed-state.ts'
import { startLoad } from '../../support/portal/portal-load.ts'
import { nodeSettings, type RunningNode, startNode } from '../../support/portal/running-portal.ts'
import { queryOnce } from '../../support/query-once.ts'

const root = join(import.meta.dirname, '../../..')
/** The last landed release, or the one that is asked for. */
const commit = process.env.UPGRADE_FROM ?? readLandedState().commit
const isThere = hasCommit(commit)
if (!isThere)
  console.warn(`The history here does not reach back to ${commit}: the upgrade from it is not tried`)

let place = ''
beforeAll(() => {
  if (!isThere) return
  place = mkdtempSync(join(tmpdir(), 'yisun-release-'))
  chmodSync(place, 0o755)
  checkOutRelease(commit, join(place, 'checkout'))
}, 1_200_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

it.runIf(isThere)(
  '[trust 44] two nodes of the last release are migrated and replaced one by one under load, and no request fails',
  async () => {
    const checkout = join(place, 'checkout')
    const { ownerUrl, appUrl, filesDir } = await emptyPlace()
    // A setting that the last release may not know is left out: portals in use stay open.
    const settings = { DATABASE_URL: appUrl, YISUN_DATA_DIR: join(filesDir, '..'), YISUN_OPEN: '' }
    await migrateAs(checkout, { ...settings, DATABASE_OWNER_URL: ownerUrl })
    const nodes: RunningNode[] = []
    const start = (sources: string) => startNode(settings, undefined, '/readyz', sources)
    for (const _ of [1, 2]) nodes.push(await start(checkout))
    const balancer = await startBalancer(nodes.map(({ address }) => address))
    const load = startLoad(balancer.address)
    const goesOn = async () => {
      const before = load.acknowledged.length
      await expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 50)
    }
    try {
      await goesOn()
      await migrateAs(root, { ...settings, DATABASE_OWNER_URL: ownerUrl })
      await goesOn()
      for (const at of [0, 1]) {
        await nodes[at]?.stop()
        const next = await start(root)
        nodes[at] = next
        balancer.use(at, next.address)
        await goesOn()
        await pause(500)
      }
    } finally {
      await load.stop()
      await balancer.stop()
      for (const node of nodes) await node.stop()
    }
    expect(load.failures).toEqual([])
    expect(load.pages).toBeGreaterThan(20)
    const kept = await queryOnce(ownerUrl, 'select reference from tool_requests')
    expect(kept.toSorted()).toEqual(load.acknowledged.toSorted())
  },
  1_200_000,
)

/** `npm run db:migrate` of a release. */
async function migrateAs(sources: string, settings: Record<string, string>): Promise<void> {
  const env = { ...process.env, ...nodeSettings('http://127.0.0.1:3000'), ...settings }
  await promisify(execFile)(
    process.execPath,
    ['--no-warnings', join(sources, 'scripts/database.ts'), 'migrate'],
    {
      cwd: sources,
      env,
    },
  )
}
