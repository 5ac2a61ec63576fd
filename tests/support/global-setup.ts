import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../server/db/embedded.ts'
import { migrateToLatest } from '../../server/db/migrate.ts'
import { removeLeftovers } from './portal/leftovers.ts'
import { makeMemoryFolder } from './portal/memory-folder.ts'
import { databaseAt, runAs, templateName } from './portal/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's connection, which creates and drops the databases of test files. */
    adminUrl: string
    ownerUrl: string
    appUrl: string
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const dataDir = makeMemoryFolder('test')
  const server = await startEmbedded({ dataDir, isDurable: false })
  await runAs(server.adminUrl, [`create database ${templateName} owner yisun_owner`])
  await migrateToLatest(databaseAt(server.ownerUrl, templateName), 'yisun_app')
  project.provide('adminUrl', server.adminUrl)
  project.provide('ownerUrl', server.ownerUrl)
  project.provide('appUrl', server.appUrl)
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
