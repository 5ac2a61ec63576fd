import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteAudit } from '../../server/db/audit/audit-watch.ts'
import { findProof } from '../../server/db/last-proof.ts'
import { adoptPlace } from '../../server/files/common-place.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal/portal.ts'
import { startNode } from '../../tests/support/portal/running-portal.ts'
import { temporaryFolder } from '../../tests/support/portal/temporary-folder.ts'
import { testSecrets } from '../../tests/support/portal/test-services.ts'
import { createTeam } from '../../tests/support/world/actors.ts'
import { makePdf } from '../../tests/support/world/make-pdf.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  const { superAdmin } = await createTeam(portal)
  const api = await portal.api({ token: superAdmin.token })
  await api.files.upload({
    purpose: 'certificate',
    file: new File([new Uint8Array(makePdf())], 'paper.pdf', { type: 'application/pdf' }),
  })
  await adoptPlace(portal.db, portal.services.files)
  await noteAudit(portal.db, portal.services.auditAnchors)
})
afterAll(() => portal.close())

/** The portal's data folder, as an operator has it. */
function dataFolder(): string {
  const dataDir = join(temporaryFolder(), 'data')
  mkdirSync(dataDir)
  symlinkSync(portal.filesDir, join(dataDir, 'files'))
  symlinkSync(`${portal.filesDir}-audit.log`, join(dataDir, 'audit-anchors.log'))
  return dataDir
}

const keys = {
  YISUN_SECRET: testSecrets.secret.toString('base64'),
  YISUN_ENCRYPTION_KEYS: testSecrets.encryptionKeys
    .map(({ id, key }) => `${id}:${key.toString('base64')}`)
    .join(),
}

function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    YISUN_DEMO: '0',
    YISUN_ORIGIN: 'https://portal.example.org',
    YISUN_SMS_URL: 'https://sms.vendor.test/send',
    YISUN_SMS_KEY: 'f3a9c1d07b5e4482',
    ...keys,
    ...settings,
  }
}

function argumentsOf(script: 'backup' | 'restore', args: string[]): string[] {
  return ['--no-warnings', join(import.meta.dirname, `${script}.ts`), ...args]
}

function run(script: 'backup' | 'restore', settings: Record<string, string>, ...args: string[]) {
  const options = { env: environment(settings), encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, argumentsOf(script, args), options)
  return { status, stdout, stderr }
}

test('trust 50: backup and restore say what they did, prove it, and the portal starts on what was restored', async () => {
  const folder = join(temporaryFolder(), 'backup')
  const source = { DATABASE_URL: portal.appUrl, YISUN_DATA_DIR: dataFolder() }
  expect(await findProof(portal.db)).toBe(null)
  const made = run('backup', source, folder, '--prove')
  expect([made.stderr, made.status]).toEqual(['', 0])
  expect(made.stdout).toMatch(/^Backed up as of \S+Z: \d+ rows of \d+ tables, 1 files, in \S+backup\n/)
  expect(made.stdout).toContain('Keep YISUN_SECRET and YISUN_ENCRYPTION_KEYS somewhere else')
  expect(made.stdout).toContain('Proved: ')
  expect(await findProof(portal.db)).toMatchObject({ ageDays: 0 })
  const dataDir = join(temporaryFolder(), 'data')
  const withoutKeys = { YISUN_DATA_DIR: dataDir, YISUN_SECRET: '', YISUN_ENCRYPTION_KEYS: '' }
  expect(run('restore', withoutKeys, folder).stderr).toMatch(
    /^YISUN_ENCRYPTION_KEYS: the keys .* are missing; put/,
  )
  const restored = run('restore', { YISUN_DATA_DIR: dataDir }, folder)
  expect([restored.stderr, restored.status]).toEqual(['', 0])
  expect(restored.stdout).toMatch(/^Restored as of \S+Z: \d+ rows and 1 files, equal to the backup/m)
  expect(run('restore', { YISUN_DATA_DIR: dataDir }, folder).stderr).toMatch(
    /^YISUN_DATA_DIR: \S+ is not empty/,
  )
  const said: string[] = []
  const node = await startNode({ YISUN_DATA_DIR: dataDir }, (text) => said.push(text))
  try {
    expect((await fetch(`${node.address}/readyz`)).status).toBe(200)
    expect(said.join('')).not.toContain('Audit:')
    // Nobody administers this one yet.
    expect(said.join('')).toContain('npm run staff:invite -- --name')
  } finally {
    await node.stop()
  }
}, 240_000)

test('trust 50: a backup that is killed is never taken for a whole one', async () => {
  const folder = join(temporaryFolder(), 'backup')
  const owner = new pg.Client({ connectionString: portal.ownerUrl })
  await owner.connect()
  // The backup waits in the middle of its tables.
  await owner.query('begin; lock table volunteer_signups in access exclusive mode')
  const env = environment({ DATABASE_URL: portal.appUrl, YISUN_DATA_DIR: dataFolder() })
  const child: ChildProcess = spawn(process.execPath, argumentsOf('backup', [folder]), {
    env,
    stdio: 'ignore',
  })
  try {
    while (rowsIn(folder) < 20 && child.exitCode === null) await sleep(50)
    expect(child.exitCode).toBe(null)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  } finally {
    await owner.end()
  }
  const restored = run('restore', { YISUN_DATA_DIR: join(temporaryFolder(), 'data') }, folder)
  expect([restored.status, restored.stderr]).toEqual([1, expect.stringContaining('there is no whole backup')])
})

function rowsIn(folder: string): number {
  const rows = join(folder, 'rows')
  return existsSync(rows) ? readdirSync(rows).length : 0
}
