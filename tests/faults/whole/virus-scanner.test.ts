import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { errorTable } from '../../../shared/contract/error-table.ts'
import { type Clamd, clamdIn, eicar, hasClamd, ownVirus } from '../../support/portal/clamd.ts'
import { fetchFrom } from '../../support/portal/network.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../../support/portal/running-portal.ts'
import { stateOfTables } from '../../support/state-of-tables.ts'
import { createAccount } from '../../support/world/actors.ts'
import { makePdf } from '../../support/world/make-pdf.ts'

let folder = ''
let clamd: Clamd
let portal: TestPortal
let node: RunningPortal
let cookie = ''
beforeAll(async () => {
  if (!hasClamd) return
  folder = mkdtempSync(join(tmpdir(), 'yisun-clamd-'))
  clamd = clamdIn(folder)
  await clamd.start()
  portal = await openPortal()
  cookie = `${sessionCookie}=${(await createAccount(portal)).token}`
  node = await startRunning(portal, { YISUN_CLAMAV_ADDRESS: clamd.address })
}, 300_000)
afterAll(async () => {
  await node?.stop()
  await portal?.close()
  await clamd?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

async function upload(bytes: Buffer) {
  const began = performance.now()
  const body = new FormData()
  body.set('purpose', 'certificate')
  body.set('file', new File([new Uint8Array(bytes)], 'a.pdf'))
  const init = { method: 'POST', body, cookie }
  const response = await fetchFrom(node.address, '/api/techforgood/file/upload', init)
  const { code, data } = (await response.json()) as { code: number; data: unknown }
  return { status: response.status, code, said: JSON.stringify(data), ms: performance.now() - began }
}
const unavailable = { status: 503, code: errorTable.unavailable.code }
/** A paper with something inside. */
const paperWith = (data: Buffer) => makePdf({ extra: [{ body: '<< /Length 0 >>', data }] })

describe.runIf(hasClamd)('behind a real clamd', () => {
  it('[trust 22] a clean file is taken, an infected one is refused by name and leaves nothing', async () => {
    expect(await upload(makePdf())).toMatchObject({ status: 200, code: 0 })
    const { files, audit_events: audit } = await stateOfTables(portal)
    for (const virus of [ownVirus, eicar]) {
      const answer = await upload(paperWith(virus))
      expect(answer).toMatchObject({ status: 200, code: errorTable.fileRefused.code })
      expect(answer.said).toContain('fileInfected')
    }
    const after = await stateOfTables(portal)
    expect([after.files, after.audit_events]).toEqual([files, audit])
  })

  it('[trust 47] that hangs or is gone, no file is let through, everybody is told soon, and it heals', async () => {
    clamd.pause()
    try {
      // Of one person, who waits for their own files.
      const waiting = [makePdf(), paperWith(ownVirus), makePdf(), makePdf()].map(upload)
      const began = performance.now()
      expect((await fetchFrom(node.address, '/tools')).status).toBe(200)
      expect(performance.now() - began).toBeLessThan(2000)
      for (const answer of await Promise.all(waiting)) {
        expect(answer).toMatchObject(unavailable)
        expect(answer.ms).toBeLessThan(7000)
      }
    } finally {
      clamd.resume()
    }
    await expect.poll(() => upload(makePdf()), { timeout: 20_000 }).toMatchObject({ status: 200, code: 0 })
    await clamd.stop()
    expect(await upload(paperWith(ownVirus))).toMatchObject(unavailable)
    await clamd.start()
    expect(await upload(makePdf())).toMatchObject({ status: 200, code: 0 })
    expect(await upload(paperWith(ownVirus))).toMatchObject({ code: errorTable.fileRefused.code })
  }, 120_000)
})
