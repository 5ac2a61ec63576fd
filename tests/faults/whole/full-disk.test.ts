import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { adminUrl, beginPortal, killDatabase } from '../../support/portal/begun-portal.ts'
import { expectWhole } from '../../support/portal/expect-whole.ts'
import { canMount, mountOwnDisk } from '../../support/portal/own-disk.ts'
import { lostFiles, startLoad, startUploads } from '../../support/portal/portal-load.ts'
import { startNode } from '../../support/portal/running-portal.ts'
import { queryOnce } from '../../support/query-once.ts'

it.runIf(canMount)(
  '[trust 45] on a full disk a node says so soon, shows what it has, loses nothing and goes on once there is room',
  async () => {
    const disk = mountOwnDisk({ mebibytes: 768 })
    const dataDir = join(disk.path, 'data')
    const { settings, tokens } = await beginPortal(dataDir, 20)
    const node = await startNode(settings)
    const load = startLoad(node.address)
    const uploads = startUploads(node.address, tokens.slice(1))
    try {
      await expect.poll(() => load.acknowledged.length, { timeout: 300_000 }).toBeGreaterThan(50)
      await expect.poll(() => uploads.sent.length, { timeout: 300_000 }).toBeGreaterThan(2)
      expect(await look(`${node.address}/readyz`, '')).toMatchObject({ status: 200 })
      const ballast = fill(disk.path)
      await expect.poll(() => load.failures.length, { timeout: 300_000 }).toBeGreaterThan(20)
      await expect.poll(() => uploads.failures.length, { timeout: 300_000 }).toBeGreaterThan(2)
      const cookie = `${sessionCookie}=${tokens[0]}`
      for (let round = 0; round < 10; round += 1) {
        ballast.fill()
        // Its log needs room as well: without any, PostgreSQL stops itself.
        await queryOnce(adminUrl(dataDir), 'select pg_switch_wal()').catch(() => {})
        for (const path of ['/tools', '/healthz'])
          expect(await look(node.address + path, cookie)).toMatchObject({ status: 200, signsOut: false })
        // Whatever watches the node sends people to another one.
        expect(await look(`${node.address}/readyz`, '')).toMatchObject({ status: 503 })
        await pause(300)
      }
      ballast.remove()
      const before = [load.acknowledged.length, uploads.sent.length]
      const began = performance.now()
      await expect
        .poll(() => load.acknowledged.length, { timeout: 60_000 })
        .toBeGreaterThan((before[0] ?? 0) + 5)
      await expect.poll(() => uploads.sent.length, { timeout: 60_000 }).toBeGreaterThan(before[1] ?? 0)
      await expect
        .poll(() => look(`${node.address}/readyz`, ''), { timeout: 5000 })
        .toMatchObject({ status: 200 })
      expect(performance.now() - began).toBeLessThan(5000)
      await Promise.all([load.stop(), uploads.stop()])
      // Nobody was sent away, and nobody was left waiting.
      const said = [...load.failures, ...uploads.failures]
      expect(said.filter((one) => !/: 503 5030$/.test(one))).toEqual([])
      expect(await lostFiles(node.address, uploads.sent)).toEqual([])
      await node.stop()
      await expectWhole(dataDir, load.acknowledged)
    } finally {
      await Promise.all([load.stop(), uploads.stop()])
      await node.kill()
      killDatabase(dataDir)
    }
  },
  900_000,
)

/** Takes all the room of a disk. */
function fill(path: string) {
  const ballast = join(path, 'ballast')
  const file = openSync(ballast, 'w')
  const take = () => {
    for (let size = 2 ** 20; size >= 512; size /= 2) while (takes(size)) {}
  }
  const takes = (size: number) => {
    try {
      return writeSync(file, Buffer.alloc(size)) === size
    } catch {
      return false
    }
  }
  take()
  return {
    fill: take,
    remove() {
      closeSync(file)
      rmSync(ballast)
    },
  }
}

async function look(address: string, cookie: string) {
  const response = await fetch(address, { headers: { cookie }, signal: AbortSignal.timeout(2000) })
  await response.text()
  const signsOut = response.headers.getSetCookie().some((one) => one.includes('session'))
  return { status: response.status, signsOut }
}
