import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { adminUrl, beginPortal, killDatabase } from '../../support/portal/begun-portal.ts'
import { expectWhole } from '../../support/portal/expect-whole.ts'
import { canMount, mountOwnDisk } from '../../support/portal/own-disk.ts'
import { lostFiles, type SentFile, startLoad, startUploads } from '../../support/portal/portal-load.ts'
import { startNode } from '../../support/portal/running-portal.ts'
import { queryOnce } from '../../support/query-once.ts'

const cuts = 10
const peopleOfCut = 4

it.runIf(canMount)(
  '[trust 42] a disk whose power is cut under load ten times opens ten times, with all that was acknowledged',
  async () => {
    const disk = mountOwnDisk({ mebibytes: 2048 })
    const dataDir = join(disk.path, 'data')
    const { settings, tokens } = await beginPortal(dataDir, cuts * peopleOfCut)
    const references: string[] = []
    const files: SentFile[] = []
    let node = await startNode(settings)
    const kill = async () => {
      await node.kill()
      killDatabase(dataDir)
    }
    try {
      for (let cut = 0; cut < cuts; cut += 1) {
        const load = startLoad(node.address)
        const uploads = startUploads(node.address, tokens.slice(cut * peopleOfCut, (cut + 1) * peopleOfCut))
        await expect.poll(() => load.acknowledged.length, { timeout: 300_000 }).toBeGreaterThan(20)
        await expect.poll(() => uploads.sent.length, { timeout: 300_000 }).toBeGreaterThan(2)
        await pause(randomInt(1000))
        references.push(...load.acknowledged)
        files.push(...uploads.sent)
        await disk.cutPower(kill)
        await Promise.all([load.stop(), uploads.stop()])

        await expectWhole(dataDir, references)
        node = await startNode(settings)
        expect(await lostFiles(node.address, files)).toEqual([])
      }
    } finally {
      await kill()
    }
  },
  1_800_000,
)

it.runIf(canMount)(
  'a power cut shows what a database has lost that acknowledges before it is on the disk',
  async () => {
    const disk = mountOwnDisk({ mebibytes: 1024 })
    const dataDir = join(disk.path, 'data')
    const { settings } = await beginPortal(dataDir, 1)
    const node = await startNode(settings)
    const admin = adminUrl(dataDir)
    await queryOnce(admin, 'alter system set fsync = off')
    await queryOnce(admin, 'select pg_reload_conf()')
    await expect.poll(() => queryOnce(admin, 'show fsync')).toEqual(['off'])
    // What came before is on the disk; what comes next reaches it when the system finds time, in half a minute.
    disk.settle()
    const load = startLoad(node.address)
    await expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20)
    await disk.cutPower(async () => {
      await node.kill()
      killDatabase(dataDir)
    })
    await load.stop()
    await expect(expectWhole(dataDir, load.acknowledged)).rejects.toThrow(load.acknowledged[0])
  },
  300_000,
)
