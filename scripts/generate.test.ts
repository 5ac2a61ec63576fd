import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('every message is made where a process may open few files at once, as in an image build', () => {
  const checkout = join(import.meta.dirname, '..')
  const copy = mkdtempSync('/tmp/yisun-generate-')
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const filter = (path: string) => !/\/generated$/.test(path)
  for (const name of ['scripts', 'shared', 'app', 'server', 'messages', 'project.inlang', 'package.json'])
    cpSync(join(checkout, name), join(copy, name), { recursive: true, filter })
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'))

  const command = 'ulimit -n 256 && exec "$0" --no-warnings scripts/generate.mjs'
  const { status, stderr } = spawnSync('/bin/sh', ['-c', command, process.execPath], {
    ...{ cwd: copy, encoding: 'utf8', timeout: 110_000 },
  })
  expect([status, stderr]).toEqual([0, ''])
  const index = readFileSync(join(copy, 'messages/generated/messages/_index.js'), 'utf8')
  const modules = [...index.matchAll(/from '\.\/(.+\.js)'/g)].map(([, file]) => file)
  expect(modules.length).toBeGreaterThan(5_000)
  const made = new Set(globSync('*.js', { cwd: join(copy, 'messages/generated/messages') }))
  expect(modules.filter((file) => !made.has(file ?? ''))).toEqual([])
})
