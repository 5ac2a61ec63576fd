import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { removeLeftovers } from './leftovers.ts'
import { makeMemoryFolder, memoryFolder } from './memory-folder.ts'

it('removes the folders of a dead process, and nothing that others still use', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  const left = mkdtempSync(join(memoryFolder(), `yisun-left-${dead}-`))
  writeFileSync(join(left, 'file'), '')
  const used = makeMemoryFolder('used')
  // Named by its port, which may be a dead process's number.
  const browsers = join(memoryFolder(), `yisun-browser-${dead}-staff.json`)
  writeFileSync(browsers, '{}')
  onTestFinished(() => {
    for (const path of [left, used, browsers]) rmSync(path, { recursive: true, force: true })
  })
  await removeLeftovers()
  expect([left, used, browsers].map((path) => existsSync(path))).toEqual([false, true, true])
})
