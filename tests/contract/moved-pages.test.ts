import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportContent } from '../../server/domains/content/package/export-content.ts'
import { importPackage } from '../../server/domains/content/package/import-package.ts'
import { readPackage } from '../../server/domains/content/package/read-package.ts'
import { fillEmpty } from '../../server/fill-empty.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { startRunning } from '../support/portal/running-portal.ts'

let first: TestPortal
let second: TestPortal
const folder = mkdtempSync(join(tmpdir(), 'yisun-moved-'))
beforeAll(async () => {
  first = await openPortal({ content: 'demo' })
  second = await openPortal()
  await fillEmpty(second.appUrl, null)
  await exportContent({ db: first.db, files: first.services.files }, folder)
  const { content } = readPackage(folder, { today: '2026-11-25' })
  const { files, cipher } = second.services
  const ctx = { db: second.db, files, cipher, announce: async () => {} }
  const options = { keepsOwn: false, isTrial: false, requestId: crypto.randomUUID() }
  expect((await importPackage(ctx, content, options)).problems).toEqual([])
}, 180_000)
afterAll(async () => {
  await first.close()
  await second.close()
  rmSync(folder, { recursive: true })
})

/** One page of each kind: home pages, lists, records, fixed pages, and the frame around all of them. */
const paths = [
  ...['/', '/home', '/tools', '/tools/searchToolList', '/tools/toolsDetail/1035', '/tools/digitalServices'],
  ...[
    '/tools/digitalService/401',
    '/news',
    '/news/216',
    '/support',
    '/support/101',
    '/privacy',
    '/accessible',
  ],
  ...['/field/education', '/projects', '/projects/detail/3001', '/vc4', '/vcOld', '/volunteer', '/resource'],
]

it('a portal that was filled by a package shows the same pages as the one that it came from, in both languages', async () => {
  // Both nodes have the same address, which appears in their pages.
  const settings = { YISUN_ORIGIN: 'https://moved.example' }
  // One after the other, since the first may have to build.
  const one = await startRunning(first, settings)
  const other = await startRunning(second, settings)
  const read = async ({ address }: { address: string }, path: string) => {
    const answer = await fetch(`${address}${path}`, { headers: { 'x-forwarded-proto': 'https' } })
    // Each form has a key of its own.
    return {
      status: answer.status,
      lines: (await answer.text()).replace(/\b[0-9a-f]{24}\b/g, '').split('\n'),
    }
  }
  try {
    for (const path of paths.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`])) {
      const [shown, moved] = await Promise.all([read(one, path), read(other, path)])
      const different = shown.lines.filter((line, index) => line !== moved.lines[index])
      expect({ path, different, status: moved.status }).toEqual({ path, different: [], status: 200 })
      expect(moved.lines.length).toBe(shown.lines.length)
    }
  } finally {
    await Promise.all([one.stop(), other.stop()])
  }
}, 300_000)
