import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../../../server/db/database.ts'
import { loadDemo } from '../../../server/db/demo/load-demo.ts'
import { databaseAt, templateName } from './postgres.ts'

const demoTemplateName = 'yisun_demo_template'

/**
 * Clones a migrated database for a test file.
 * @returns its name; the caller drops it
 */
export async function cloneTemplate(content: 'none' | 'demo' = 'none'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  try {
    const template = content === 'demo' ? await ensureDemoTemplate(admin) : templateName
    await cloneAs(admin, name, template)
  } finally {
    await admin.end()
  }
  return name
}

/** The first test file that needs it creates it while others wait: loading takes seconds, cloning no time. */
async function ensureDemoTemplate(admin: pg.Client): Promise<string> {
  await admin.query('select pg_advisory_lock(1)')
  try {
    const found = await admin.query('select 1 from pg_database where datname = $1', [demoTemplateName])
    if (found.rowCount === 0) await makeDemoTemplate(admin)
  } finally {
    await admin.query('select pg_advisory_unlock(1)')
  }
  return demoTemplateName
}

/** Under another name until it is complete, so that a half-finished one is never cloned. */
async function makeDemoTemplate(admin: pg.Client): Promise<void> {
  const unfinished = `unfinished_${randomBytes(6).toString('hex')}`
  await cloneAs(admin, unfinished, templateName)
  const { db } = openDatabase(databaseAt(inject('appUrl'), unfinished), { maxConnections: 1 })
  await loadDemo(db).finally(() => db.destroy())
  await admin.query(`alter database ${unfinished} rename to ${demoTemplateName}`)
}

/** Copying files is twice as fast as writing pages through the log, which only durable runs need. */
async function cloneAs(admin: pg.Client, name: string, template: string): Promise<void> {
  await admin.query(`create database ${name} template ${template} strategy file_copy owner yisun_owner`)
}
