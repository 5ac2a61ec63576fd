import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { StartError } from '../../start-error.ts'
import type { SystemAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Folders } from './folders.ts'

/** The bootstrap superuser: only the launcher and the tests sign in as this role. */
export const adminRole = 'postgres'
/** Owns the database and everything in it; runs migrations. */
export const ownerRole = 'yisun_owner'
/** The role that Yisun serves with: it owns nothing, so it cannot lift the owner's rules. */
export const appRole = 'yisun_app'
export const databaseName = 'yisun'

const majorVersion = '18'
const workshopPrefix = '.initdb-'

/** Environment of every server program: nothing of the operator's shell (LANG, PG…) may change the outcome. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' }

/**
 * Makes the cluster where there is none. It is built aside and renamed, so that a start killed half-way, or
 * two concurrent first starts, leave either a whole cluster or none.
 */
export async function ensureCluster(
  folders: Folders,
  binaries: Binaries,
  account: SystemAccount,
  isDurable: boolean,
): Promise<void> {
  const version = join(folders.cluster, 'PG_VERSION')
  if (!existsSync(version)) await createCluster(folders, binaries, account, isDurable)
  let found: string
  try {
    found = readFileSync(version, 'utf8').trim()
  } catch {
    throw new StartError(
      `YISUN_DATA_DIR: the data in ${folders.cluster} belongs to another user; start Yisun as that user`,
    )
  }
  if (found === majorVersion) return
  throw new StartError(
    `YISUN_DATA_DIR: ${folders.cluster} was written by PostgreSQL ${found}, the bundled one is ${majorVersion}; ` +
      'dump it with the older release and restore it here',
  )
}

/** Makes the two roles and the database, once. Safe to repeat; needs the superuser and the owner's lock. */
export async function provision(admin: Client): Promise<void> {
  for (const role of [ownerRole, appRole]) {
    const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role])
    if (!rowCount) await admin.query(`create role ${role} login`)
  }
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [databaseName])
  if (rowCount) return
  await admin.query(
    `create database ${databaseName} owner ${ownerRole} template template0 encoding 'UTF8' locale 'C.UTF-8'`,
  )
  await admin.query(`revoke all on database ${databaseName} from public`)
  await admin.query(`grant connect on database ${databaseName} to ${appRole}`)
}

async function createCluster(
  folders: Folders,
  binaries: Binaries,
  account: SystemAccount,
  isDurable: boolean,
): Promise<void> {
  clearAbandoned(folders.dataDir)
  const workshop = mkdtempSync(join(folders.dataDir, workshopPrefix))
  try {
    if (account) chownSync(workshop, account.uid, account.gid)
    const draft = join(workshop, 'postgres')
    await run(binaries.initdb, initdbOptions(draft, isDurable), account)
    try {
      renameSync(draft, folders.cluster)
    } catch (error) {
      // Another first start was faster: its cluster is used.
      if (!existsSync(join(folders.cluster, 'PG_VERSION'))) throw error
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/** Drafts of starts that were killed; a young one may belong to a start in progress. */
function clearAbandoned(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name)
    if (!name.startsWith(workshopPrefix)) continue
    if (Date.now() - statSync(path).mtimeMs > 600_000) rmSync(path, { recursive: true, force: true })
  }
}

function initdbOptions(cluster: string, isDurable: boolean): string[] {
  return [
    `--pgdata=${cluster}`,
    `--username=${adminRole}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    // The socket folder is 0700: its users could also read the data files (see the decision record).
    '--auth-local=trust',
    '--auth-host=reject',
    '--set=timezone=UTC',
    '--set=log_timezone=UTC',
    ...(isDurable ? [] : ['--no-sync']),
  ]
}

function run(program: string, args: string[], account: SystemAccount): Promise<void> {
  return new Promise((done, failed) => {
    const output: string[] = []
    const child = spawn(program, args, {
      cwd: '/',
      env: serverEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    })
    child.stdout.on('data', (chunk) => output.push(String(chunk)))
    child.stderr.on('data', (chunk) => output.push(String(chunk)))
    child.on('error', (error) => failed(new StartError(`The database could not be made: ${error.message}`)))
    child.on('close', (code) => {
      if (code === 0) return done()
      const lines = output.join('').trim().split('\n')
      const cause = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1)
      failed(new StartError(`The database could not be made: ${cause}`))
    })
  })
}
