import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import {
  killOwner,
  type OwnerOptions,
  startOwner,
  stopOwner,
} from '../../tests/support/portal/owner-process.ts'
import { temporaryFolder } from '../../tests/support/portal/temporary-folder.ts'
import { queryOnce } from '../../tests/support/query-once.ts'
import { startEmbedded } from './embedded.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

async function owner(dataDir: string, options?: OwnerOptions) {
  const started = await startOwner(dataDir, options)
  onTestFinished(() => stopOwner(started))
  return started
}

test('serves two roles on a socket alone, in UTF-8, and keeps its data over a restart', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const first = await startEmbedded({ dataDir, isDurable: false })
  await queryOnce(first.ownerUrl, 'create table kept (name text)')
  await queryOnce(first.ownerUrl, "insert into kept values ('益榫')")
  expect(await queryOnce(first.adminUrl, 'show listen_addresses')).toEqual([''])
  expect(await queryOnce(first.appUrl, 'show server_encoding')).toEqual(['UTF8'])
  expect(await queryOnce(first.appUrl, 'select current_user::text')).toEqual(['yisun_app'])
  await expect(queryOnce(first.appUrl, 'create table mine ()')).rejects.toThrow('permission denied')
  await expect(queryOnce(first.appUrl, 'select * from kept')).rejects.toThrow('permission denied')
  expect([modeOf(first.socketDir), modeOf(join(dataDir, 'postgres'))]).toEqual(['700', '700'])
  await first.stop()
  expect(first.pid()).toBeNull()
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)

  const second = await startEmbedded({ dataDir, isDurable: false })
  expect(await queryOnce(second.ownerUrl, 'select name from kept')).toEqual(['益榫'])
  await second.stop()
})

test.each(['000', '077'])(
  'starts under umask %s, without LANG, with a hostile environment',
  async (umask) => {
    const dataDir = join(temporaryFolder(), 'data')
    const env = { LC_ALL: 'POSIX', PGDATA: '/nowhere', PGHOST: 'example.org', PGOPTIONS: '-c search_path=x' }
    const { report } = await owner(dataDir, { umask, env: umask === '000' ? env : {} })
    expect(report.refused).toBeUndefined()
    expect(modeOf(join(dataDir, 'postgres'))).toBe('700')
    expect(modeOf(join(dataDir, 'server'))).toBe('700')
    expect(modeOf(join(dataDir, 'server/.s.PGSQL.5432'))).toBe('700')
    expect(modeOf(dataDir)).toBe(process.getuid?.() === 0 ? '711' : '700')
    expect(
      await queryOnce(report.ownerUrl, 'select datctype from pg_database where datname = current_database()'),
    ).toEqual(['C.UTF-8'])
  },
)

test('a data folder with a path longer than a socket allows', async () => {
  const dataDir = join(temporaryFolder(), '很长的文件夹名'.repeat(6), 'data')
  const database = await startEmbedded({ dataDir, isDurable: false })
  onTestFinished(() => database.stop())
  expect(database.socketDir).toMatch(/^\/tmp\/yisun-/)
  expect(modeOf(database.socketDir)).toBe('700')
  expect(await queryOnce(database.appUrl, 'select 1')).toEqual([1])
})

test('trust 43: a second start is told who runs; a killed owner leaves a server that is adopted whole', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const first = await owner(dataDir)
  await queryOnce(first.report.ownerUrl, 'create table kept as select 1 as n')
  const second = await owner(dataDir)
  expect(second.report.refused).toBe(
    `Yisun is already running on the data in ${dataDir} (process ${first.process.pid}); ` +
      'stop it, or set YISUN_DATA_DIR to another folder',
  )
  expect(await queryOnce(first.report.ownerUrl, 'select n from kept')).toEqual([1])

  await killOwner(first)
  const third = await owner(dataDir)
  expect(third.report).toMatchObject({ isAdopted: true, serverPid: first.report.serverPid })
  expect(third.report.log[0]).toContain(`adopted the database server (process ${first.report.serverPid})`)
  expect(await queryOnce(third.report.ownerUrl, 'select n from kept')).toEqual([1])
  await stopOwner(third)
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

test('two concurrent first starts: one owns the server, the other is refused', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const both = await Promise.all([owner(dataDir), owner(dataDir)])
  const refusals = both.map(({ report }) => report.refused).filter((line) => line !== undefined)
  expect(refusals).toHaveLength(1)
  expect(refusals[0]).toContain('already running')
})

test('a folder that another start has made and not handed over yet belongs to us', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  mkdirSync(join(dataDir, 'server'), { recursive: true })
  const { report } = await owner(dataDir)
  expect(await queryOnce(report.appUrl, 'select 1')).toEqual([1])
})

test('a server that is killed comes back while its owner lives', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const log: string[] = []
  const database = await startEmbedded({ dataDir, log: (line) => log.push(line) })
  onTestFinished(() => database.stop())
  await queryOnce(database.ownerUrl, 'create table kept as select 1 as n')
  const before = database.pid()
  process.kill(before ?? 0, 'SIGKILL')
  await expect.poll(() => log.at(-1), { timeout: 5000 }).toBe('the database server is back')
  expect(database.pid()).not.toBe(before)
  expect(await queryOnce(database.ownerUrl, 'select n from kept')).toEqual([1])
})

test('owner and server killed, the process id in use again: the stale file is no obstacle', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const first = await owner(dataDir)
  await killOwner(first)
  process.kill(first.report.serverPid, 'SIGKILL')
  await sleep(50)
  const pidFile = join(dataDir, 'postgres/postmaster.pid')
  const stranger = String(process.pid)
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, stranger))
  const second = await owner(dataDir)
  expect(second.report).toMatchObject({ isAdopted: false })
  expect(await queryOnce(second.report.appUrl, 'select 1')).toEqual([1])
})

test('refuses with one line and the reason: data of another release, a broken cluster', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const first = await startEmbedded({ dataDir, isDurable: false })
  await first.stop()
  const versionFile = join(dataDir, 'postgres/PG_VERSION')
  writeFileSync(versionFile, '15\n')
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/^YISUN_DATA_DIR: .* was written by PostgreSQL 15/)
  writeFileSync(versionFile, '18\n')
  writeFileSync(join(dataDir, 'postgres/global/pg_control'), 'broken')
  const refusal = await startEmbedded({ dataDir }).catch((error: Error) => error.message)
  expect(refusal).toMatch(/^The database server stopped while starting: .*pg_control.*postgres\.log\)$/)
})
