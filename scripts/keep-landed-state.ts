/**
 * `npm run keep:landed -- COMMIT`: records the database that a release leaves behind, for the tests of
 * migrations. The release's own code does everything: built from its commit, it runs through its own browser
 * tests, and its own migrations tell how its tables are made. Takes about three minutes.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { startEmbedded } from '../server/db/embedded.ts'
import type { migrateToLatest } from '../server/db/migrate.ts'
import { checkOutRelease } from '../tests/support/portal/checked-out-release.ts'
import {
  type Rows,
  readBeginning,
  readRows,
  readSequences,
  restoreLandedState,
  writeLandedState,
} from '../tests/support/portal/landed-state.ts'
import { memoryFolder } from '../tests/support/portal/memory-folder.ts'
import { databaseAt, runAs } from '../tests/support/portal/postgres.ts'
import { testSecrets } from '../tests/support/portal/test-services.ts'

const root = join(import.meta.dirname, '..')
const port = '20701'
const journeys = ['e2e/main-journey', 'e2e/without-script']

const [given] = process.argv.slice(2)
if (!given) throw new Error('expects the commit of a release: npm run keep:landed -- v1.2.0')
const commit = execFileSync('git', ['rev-parse', `${given}^{commit}`], { cwd: root, encoding: 'utf8' }).trim()

const place = mkdtempSync(join(tmpdir(), 'yisun-landed-'))
// The embedded server's system user needs to pass through it.
chmodSync(place, 0o755)
const checkout = join(place, 'checkout')
try {
  console.log(`Building ${commit}`)
  checkOutRelease(commit, checkout)
  runJourneys()
  await keep()
} finally {
  rmSync(place, { recursive: true, force: true })
}

/** The data folder of the release's browser tests: in memory, or where its temporary files are. */
function dataFolder(): string {
  const name = `yisun-browser-${port}`
  const found = [memoryFolder(), place].map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (!found) throw new Error('the journeys of the release have left no data')
  return found
}

/** People sign in, found teams, are verified, apply, are refused and approved; failed tries count, too. */
function runJourneys(): void {
  console.log('Running its journeys')
  const { secret, encryptionKeys } = testSecrets
  const playwright = join(checkout, 'node_modules/@playwright/test/cli.js')
  execFileSync(process.execPath, [playwright, 'test', ...journeys, '--workers=1', '--retries=2'], {
    cwd: checkout,
    stdio: 'inherit',
    env: {
      ...process.env,
      TMPDIR: place,
      BROWSER_TEST_PORT: port,
      YISUN_SECRET: secret.toString('base64'),
      YISUN_ENCRYPTION_KEYS: encryptionKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(),
    },
  })
}

async function keep(): Promise<void> {
  const embedded: { startEmbedded: typeof startEmbedded } = await import(
    join(checkout, 'server/db/embedded.ts')
  )
  const dataDir = dataFolder()
  const server = await embedded.startEmbedded({ dataDir, isDurable: false })
  try {
    const at = (database: string) => ({
      adminUrl: databaseAt(server.adminUrl, database),
      ownerUrl: databaseAt(server.ownerUrl, database),
    })
    await runAs(server.adminUrl, [
      'create database made owner yisun_owner',
      'create database kept owner yisun_owner',
    ])
    const state = {
      commit,
      statements: await recordStatements(at('made').ownerUrl),
      rows: withoutPassing(await readRows(at('yisun').adminUrl)),
      begins: await readBeginning(at('made').adminUrl),
      sequences: await readSequences(at('yisun').adminUrl),
      files: readFiles(join(dataDir, 'files')),
    }
    await restoreLandedState(state, at('kept'))
    if (state.rows.size === 0) throw new Error('the release has left no rows')
    if (printed(await readRows(at('kept').adminUrl)) !== printed(state.rows)) {
      throw new Error('what was restored is not what was there')
    }
    writeLandedState(state)
    console.log(`Kept ${[...state.rows.values()].flat().length} rows of ${state.rows.size} tables`)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The statements that the release's migrations run on an empty database, without their queries. */
async function recordStatements(ownerUrl: string): Promise<string[]> {
  // The same class that the release's code uses.
  const { Client } = createRequire(join(checkout, 'package.json'))('pg') as typeof import('pg')
  const statements: string[] = []
  const { query } = Client.prototype
  Client.prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first, values] = args as [string | { text?: string; values?: unknown[] }, unknown]
    const text = typeof first === 'string' ? first : (first.text ?? '')
    const bound = typeof first === 'string' ? values : first.values
    const hasValues = Array.isArray(bound) && bound.length > 0
    if (!hasValues && /\b(create|alter|drop|grant|revoke|comment)\b|^\s*do\b/i.test(text))
      statements.push(text)
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    const made: { migrateToLatest: typeof migrateToLatest } = await import(
      join(checkout, 'server/db/migrate.ts')
    )
    await made.migrateToLatest(ownerUrl, 'yisun_app')
  } finally {
    Client.prototype.query = query
  }
  return statements
}

/** Counters of limits are useless after an hour. */
function withoutPassing(rows: Rows): Rows {
  rows.delete('public.rate_limits')
  return rows
}

function readFiles(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [relative(folder, path), readFileSync(path).toString('base64')]
    }),
  )
}

function printed(rows: Rows): string {
  return JSON.stringify(
    [...rows].map(([table, items]) => [table, items.map((row) => JSON.stringify(row)).sort()]),
  )
}
