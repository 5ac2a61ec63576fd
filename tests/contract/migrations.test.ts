import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { findBrokenAudit } from '../../server/db/audit.ts'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { migrateToLatest } from '../../server/db/migrate.ts'
import { migrations } from '../../server/db/migrations/all.ts'
import type { ApplicationState } from '../../shared/rules/application-transitions.ts'
import { createApplication } from '../support/applications.ts'
import { loadRows, readLanded, readRows, writeLanded } from '../support/landed-data.ts'
import { openPortal } from '../support/portal.ts'
import { databaseAt, runAs } from '../support/postgres.ts'
import { createTool } from '../support/tools.ts'
import { sendVerification, verifyTeam } from '../support/verifications.ts'
import { createNotice, createWorld } from './world.ts'

/**
 * There is no release yet: the landed state is one that was written down, with rows that the calls of that time left.
 * `UPDATE_LANDED=1 npx vitest run tests/contract/migrations.test.ts` writes down the present one; do so at a release.
 */
const isUpdating = process.env.UPDATE_LANDED === '1'

let database = ''
afterEach(async () => {
  if (database) await runAs(inject('adminUrl'), [`drop database ${database} with (force)`])
  database = ''
})

describe('migrations', () => {
  it.runIf(isUpdating)('are written down with what a portal holds', { timeout: 120_000 }, writeDown)

  it('of the landed state are still there, in their order', () => {
    const { migrations: landed } = readLanded()
    expect(Object.keys(migrations).slice(0, landed.length)).toEqual(landed)
  })

  it('bring a database that holds data to the newest state, and every value stays', async () => {
    const { rows } = await openLanded()
    const before = await readRows(urlOf('ownerUrl'))
    expect([...before.keys()]).toEqual([...rows.keys()])
    await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')
    const after = await readRows(urlOf('ownerUrl'))
    for (const [table, items] of before) {
      const kept = (after.get(table) ?? []).map((row) => JSON.stringify(only(row, items[0] ?? {}))).sort()
      expect(kept, table).toEqual(items.map((row) => JSON.stringify(row)).sort())
    }
    await withDatabase(urlOf('appUrl'), async (db) => {
      expect(await findBrokenAudit(db)).toBeNull()
      const { rows: queue } = await sql`select * from staff_queue`.execute(db)
      expect(queue.length).toBeGreaterThan(0)
    })
  })

  it('run twice, and by several nodes at once, change nothing more', async () => {
    await openLanded()
    const runs = await Promise.all([1, 2, 3].map(() => migrateToLatest(urlOf('ownerUrl'), 'yisun_app')))
    const { migrations: landed } = readLanded()
    expect(runs.flat()).toEqual(Object.keys(migrations).slice(landed.length))
    expect(await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')).toEqual([])
  })

  it('trust 44: killed half-way leave nothing, and run again', async () => {
    await openLanded()
    const before = await readRows(urlOf('ownerUrl'))
    const script = join(import.meta.dirname, '../support/hanging-migration.ts')
    const child = spawn(process.execPath, ['--no-warnings', script, urlOf('ownerUrl')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')

    expect(await readRows(urlOf('ownerUrl'))).toEqual(before)
    expect(await done()).toEqual(readLanded().migrations)
    await migrateToLatest(urlOf('ownerUrl'), 'yisun_app')
    expect(await done()).toEqual(Object.keys(migrations))
  })
})

/** A database at the landed state, with its data. */
async function openLanded() {
  database = `test_${randomBytes(6).toString('hex')}`
  await runAs(inject('adminUrl'), [`create database ${database} owner yisun_owner`])
  const landed = readLanded()
  const subset = Object.fromEntries(
    landed.migrations.map((name) => [name, migrations[name] ?? missing(name)]),
  )
  await withDatabase(urlOf('ownerUrl'), async (db) => {
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => subset },
    }).migrateToLatest()
    if (error) throw error
  })
  await loadRows(databaseAt(inject('adminUrl'), database), landed.rows)
  return landed
}

function missing(name: string): never {
  throw new Error(`the migration ${name} has landed and is gone`)
}

function urlOf(role: 'ownerUrl' | 'appUrl'): string {
  return databaseAt(inject(role), database)
}

async function done(): Promise<string[]> {
  return withDatabase(urlOf('ownerUrl'), async (db) => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map(({ name }) => name)
  })
}

async function withDatabase<Result>(url: string, use: (db: Db) => Promise<Result>): Promise<Result> {
  const { db } = openDatabase(url, { maxConnections: 2 })
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}

/** The fields that a row had before. */
function only(row: Record<string, unknown>, before: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(before).map((key) => [key, row[key]]))
}

/** A portal in which something of everything has happened. */
async function writeDown(): Promise<void> {
  const portal = await openPortal()
  const world = await createWorld(portal)
  const states: Exclude<ApplicationState, 'expired'>[] = [
    'draft',
    'submitted',
    'needs_correction',
    'approved',
    'rejected',
  ]
  for (const state of states)
    await createApplication(portal, state, {
      team: world.teamA,
      toolId: await createTool(portal, { allowanceUnits: 0 }),
    })
  await sendVerification(portal, world.teamA)
  await verifyTeam(portal)
  await createNotice(world)
  await (await portal.api({ address: '10.1.1.1' })).toolbox.requestTool({
    need: '给司机排班',
    contact: 'li@example.org',
  })
  writeLanded({ migrations: Object.keys(migrations), rows: await readRows(portal.ownerUrl) })
  await portal.close()
}
