import { randomBytes } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { checkApplication } from '../../server/db/check-application.ts'
import { migrateToLatest } from '../../server/db/migrate.ts'
import { migrations } from '../../server/db/migrations/all.ts'
import { prepareDatabase } from '../../server/db/prepare-database.ts'
import { readConfig } from '../../server/env.ts'
import { readShape } from '../support/database-shape.ts'
import { cloneTemplate } from '../support/portal/clone-template.ts'
import {
  type LandedState,
  readBeginning,
  readLandedState,
  readRows,
  restoreLandedState,
} from '../support/portal/landed-state.ts'
import { databaseAt, runAs, templateName } from '../support/portal/postgres.ts'

/** The databases that the baseline may meet. `migrations.test.ts` tests it on a database with data. */
let landed: LandedState
beforeAll(() => {
  landed = readLandedState()
})
const migrationsTable = 'public.kysely_migration'

let database = ''
afterEach(() => runAs(inject('adminUrl'), [`drop database if exists ${database} with (force)`]))

it('several nodes that start at the same time create an empty database once', async () => {
  database = `test_${randomBytes(6).toString('hex')}`
  await runAs(inject('adminUrl'), [`create database ${database} owner yisun_owner`])
  const runs = await Promise.all([1, 2, 3].map(() => migrateToLatest(urlOf('ownerUrl'), 'yisun_app')))
  expect(runs.flat()).toEqual(Object.keys(migrations))
  const template = databaseAt(inject('adminUrl'), templateName)
  expect(await readShape(urlOf('adminUrl'))).toEqual(await readShape(template))
  expect(await readBeginning(urlOf('adminUrl'))).toEqual(await readBeginning(template))
})

describe('a database that the migrations before 0.1.0 have made', () => {
  it('is marked by the first of several starting nodes, and no node serves from it before', async () => {
    await openBefore()
    await expect(checkApplication(urlOf('appUrl'))).rejects.toThrow(
      /^DATABASE_OWNER_URL: the database lacks the migration 0180-baseline; .*npm run db:migrate/,
    )
    await Promise.all([start(), start()])
    expect(await recorded()).toEqual(Object.keys(migrations))
  })

  it.each([
    ['the last of them missing', "delete from kysely_migration where name = '0180-reasons-beside-the-audit'"],
    ['another missing', "delete from kysely_migration where name = '0042-super-admin-changes'"],
    ['one that never was', "insert into kysely_migration values ('0181-own', now()::text)"],
  ])('is refused with %s, and left as it is', async (_, change) => {
    await openBefore(change)
    const before = await readRows(urlOf('adminUrl'))
    const last = (await recorded()).at(-1)
    await expect(start()).rejects.toThrow(
      'DATABASE_OWNER_URL: the database could not be brought to this release (it stands at the migration ' +
        `${last}; start the last version before 0.1.0 on it once, then this one)`,
    )
    expect(await readRows(urlOf('adminUrl'))).toEqual(before)
  })

  it('is refused without the record of them', async () => {
    await openBefore('delete from kysely_migration')
    await expect(start()).rejects.toThrow(
      /it has tables and no record of its migrations; restore a whole backup, or use an empty one\)$/,
    )
  })
})

it('a database of a later version is refused', async () => {
  database = await cloneTemplate()
  await runAs(urlOf('ownerUrl'), ["insert into kysely_migration values ('9999-later', now()::text)"])
  await expect(start()).rejects.toThrow(
    /\(it stands at the migration 9999-later of a later version; start that one or a newer\)$/,
  )
})

/** Starts a node as an operator with a PostgreSQL of their own does. */
async function start(): Promise<void> {
  const config = { ...readConfig({}), database: { url: urlOf('appUrl'), ownerUrl: urlOf('ownerUrl') } }
  const { stop } = await prepareDatabase(config, { log: () => {}, onLost: () => {} })
  await stop()
}

/** Opens a database as the migrations before the baseline left it, without rows, then applies the changes to it. */
async function openBefore(...changes: string[]): Promise<void> {
  database = `test_${randomBytes(6).toString('hex')}`
  await runAs(inject('adminUrl'), [`create database ${database} owner yisun_owner`])
  const rows = new Map([[migrationsTable, landed.rows.get(migrationsTable) ?? []]])
  await restoreLandedState({ ...landed, rows }, { ownerUrl: urlOf('ownerUrl'), adminUrl: urlOf('adminUrl') })
  await runAs(urlOf('ownerUrl'), changes)
}

function urlOf(role: 'ownerUrl' | 'appUrl' | 'adminUrl'): string {
  return databaseAt(inject(role), database)
}

async function recorded(): Promise<string[]> {
  const rows = (await readRows(urlOf('adminUrl'))).get(migrationsTable) ?? []
  return rows.map(({ name }) => String(name)).sort()
}
