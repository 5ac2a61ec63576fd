import { execFileSync, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cipherOfSecrets } from '../../server/cipher-of-secrets.ts'
import { sessionCookie } from '../../server/cookie-names.ts'
import { openDatabase } from '../../server/db/database.ts'
import { type Load, startLoad } from '../support/portal/portal-load.ts'
import { runAs } from '../support/portal/postgres.ts'
import { startNode } from '../support/portal/running-portal.ts'
import {
  makeCluster,
  type SystemPostgres,
  startSystemPostgres,
  systemAccount,
  systemPrograms,
} from '../support/portal/system-postgres.ts'
import { testSecrets } from '../support/portal/test-services.ts'
import { queryOnce } from '../support/query-once.ts'
import { verifyAudit } from '../support/verify-audit.ts'
import { createAccount } from '../support/world/actors.ts'

/** A PostgreSQL of the operator's own with pgBackRest, set up as the guide says (docs/guides/own-postgresql.md). */
const isThere = systemPrograms && !spawnSync('pgbackrest', ['version'], { stdio: 'ignore' }).error
if (!isThere)
  console.warn(
    'pgBackRest or PostgreSQL is not installed (apt-get install pgbackrest postgresql): restoring is not tried',
  )

let folder = ''
let server: SystemPostgres | null = null
const port = randomInt(39_001, 45_000)
beforeAll(() => {
  folder = mkdtempSync('/tmp/yisun-pitr-')
  for (const name of ['socket', 'repository', 'log', 'lock']) makeFolder(name)
  makeFolder('data', process.getuid?.())
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

function makeFolder(name: string, uid = systemAccount.uid): string {
  const path = join(folder, name)
  mkdirSync(path, { mode: 0o700 })
  if (name === 'socket') execFileSync('chmod', ['755', path, folder])
  if (uid !== undefined) chownSync(path, uid, systemAccount.gid ?? 0)
  return path
}

/** Runs pgBackRest as the account of PostgreSQL. */
function backRest(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('pgbackrest', [...options(), ...args], {
    ...{ ...systemAccount, encoding: 'utf8', cwd: '/' },
  })
  return { status, said: `${stdout}${stderr}` }
}

function options(): string[] {
  return [`--config=${join(folder, 'pgbackrest.conf')}`, '--stanza=yisun']
}

function newCluster(name: string): string {
  makeFolder(name)
  writeSettings(name)
  makeCluster(join(folder, name))
  return join(folder, name)
}

/** @param name of the cluster's folder */
function writeSettings(name: string): void {
  const settings = {
    'repo1-path': join(folder, 'repository'),
    'log-path': join(folder, 'log'),
    'lock-path': join(folder, 'lock'),
    'start-fast': 'y',
    'compress-type': 'lz4',
    'process-max': '2',
  }
  const lines = Object.entries(settings).map(([option, value]) => `${option}=${value}`)
  const stanza = [
    `pg1-path=${join(folder, name)}`,
    `pg1-port=${port}`,
    `pg1-socket-path=${join(folder, 'socket')}`,
    'pg1-user=postgres',
  ]
  writeFileSync(join(folder, 'pgbackrest.conf'), ['[global]', ...lines, '[yisun]', ...stanza, ''].join('\n'))
}

async function startServer(cluster: string): Promise<SystemPostgres> {
  return startSystemPostgres(
    { cluster, folder: join(folder, 'socket'), port },
    {
      archive_mode: 'on',
      archive_command: `pgbackrest ${options().join(' ')} archive-push %p`,
      fsync: 'off',
    },
  )
}

/** Steps 1 of the guide, in the words that it has. */
async function makePortalDatabase({ urlOf }: SystemPostgres): Promise<void> {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/own-postgresql.md'), 'utf8')
  const sql = /```sql\n([\s\S]+?)```/.exec(guide)?.[1] ?? ''
  const statements = sql.replaceAll('…', 'unused').split(';')
  await runAs(
    urlOf('postgres', 'postgres'),
    statements.map((one) => one.trim()).filter((one) => one !== ''),
  )
}

function addressesOf({ urlOf }: SystemPostgres) {
  return { DATABASE_URL: urlOf('yisun_app', 'yisun'), DATABASE_OWNER_URL: urlOf('yisun_owner', 'yisun') }
}

/** Until so many requests more are acknowledged. */
async function moreOf(load: Load, count: number): Promise<void> {
  const before = load.acknowledged.length
  await expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + count)
}

/** A person who founds a team, which the audit records. */
async function found(address: string, url: string, name: string): Promise<void> {
  const cipher = cipherOfSecrets(testSecrets)
  const { db } = openDatabase(url, { maxConnections: 1, cipher })
  const { token } = await createAccount({ db, services: { cipher } }).finally(() => db.destroy())
  const response = await fetch(`${address}/api/techforgood/usercenter/teamcreate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `${sessionCookie}=${token}`,
    },
    body: JSON.stringify({ kind: 'unregistered', name }),
  })
  expect(await response.json()).toMatchObject({ code: 0 })
}

describe.runIf(isThere)('a PostgreSQL of their own with pgBackRest', { timeout: 600_000 }, () => {
  let moment = ''
  const restoring = () => ['--type=time', `--target=${moment}`, '--target-action=promote', 'restore']

  it('[trust 51] is restored to a moment on an empty place: what was acknowledged before is there, later is not', async () => {
    server = await startServer(newCluster('first'))
    await makePortalDatabase(server)
    const addresses = addressesOf(server)
    const dataDir = join(folder, 'data')
    const settings = { YISUN_DATA_DIR: dataDir, ...addresses }
    const node = await startNode(settings)
    for (const command of ['stanza-create', 'check']) expectDone(backRest(command))
    // The backup is made while the portal is written to.
    const load = startLoad(node.address, { writers: 2, readers: 0 })
    await moreOf(load, 5)
    expectDone(backRest('--type=full', 'backup'))
    // What comes after the backup is in the archived log alone.
    await moreOf(load, 20)
    await found(node.address, addresses.DATABASE_URL, '之前的队')
    const before = [...load.acknowledged]
    ;[moment] = (await queryOnce(addresses.DATABASE_OWNER_URL, 'select clock_timestamp()::text')) as [string]
    const begunBefore = load.acknowledged.length
    await moreOf(load, 20)
    await found(node.address, addresses.DATABASE_URL, '之后的队')
    await load.stop()
    await node.stop()
    await runAs(addresses.DATABASE_OWNER_URL, ['drop table tool_requests cascade'])
    await server.stop()
    rmSync(join(folder, 'first'), { recursive: true })

    makeFolder('second')
    writeSettings('second')
    expectDone(backRest(...restoring()))
    server = await startServer(join(folder, 'second'))
    const kept = new Set(await queryOnce(addresses.DATABASE_OWNER_URL, 'select reference from tool_requests'))
    expect(before.filter((reference) => !kept.has(reference))).toEqual([])
    // Two requests were under way at the moment.
    expect(load.acknowledged.slice(begunBefore + 2).filter((reference) => kept.has(reference))).toEqual([])
    expect(await queryOnce(addresses.DATABASE_OWNER_URL, 'select count(*)::int from teams')).toEqual([1])

    // The folder's note is of a later time: that the audit is shorter is found, and accepted by somebody.
    await expect(verifyAudit(addresses.DATABASE_URL, dataDir)).rejects.toThrow('Audit:')
    await verifyAudit(addresses.DATABASE_URL, dataDir, ['--accept'])
    expect((await verifyAudit(addresses.DATABASE_URL, dataDir)).stdout).toContain('the chain holds')
    const again = await startNode(settings)
    const later = startLoad(again.address, { writers: 2, readers: 0 })
    await moreOf(later, 5)
    await later.stop()
    await again.stop()
  })

  const verifying = ['--output=text', '--verbose', 'verify']
  it('[trust 51] finds a damaged file of the backup, and restores none of it', async () => {
    expect(backRest(...verifying)).toMatchObject({
      said: expect.stringMatching(/^status: ok$/m),
    })
    damage(join(folder, 'repository/backup/yisun'))
    const { said } = backRest(...verifying)
    expect(said).toMatch(/^status: error$/m)
    expect(said).toContain('checksum invalid: 1')
    await server?.stop()
    makeFolder('third')
    writeSettings('third')
    expect(backRest('--job-retry=0', ...restoring()).status).not.toBe(0)
    expect(existsSync(join(folder, 'third/global/pg_control'))).toBe(false)
  })
})

function expectDone({ status, said }: ReturnType<typeof backRest>): void {
  expect(status, said).toBe(0)
}

/** Turns one bit of the largest stored file of the first backup. */
function damage(backups: string): void {
  const files = globSync('*F/pg_data/base/**/*.lz4', { cwd: backups }).map((path) => join(backups, path))
  const [largest = ''] = files.toSorted((one, other) => statSync(other).size - statSync(one).size)
  const bytes = readFileSync(largest)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(largest, bytes)
}
