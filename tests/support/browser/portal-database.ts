import { join } from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { cipherOfSecrets } from '../../../server/cipher-of-secrets.ts'
import type { PersonalCipher } from '../../../server/crypto/personal-columns.ts'
import { findRunningDatabase } from '../../../server/db/embedded/running.ts'
import type { QueueName } from '../../../server/jobs/queues.ts'
import { loadSecrets } from '../../../server/secrets.ts'
import { memoryFolder } from '../portal/memory-folder.ts'

/** Queries the tested portal's database, for what no page can do, such as letting years pass. */
export async function inDatabase(text: string, values: unknown[] = []): Promise<unknown[]> {
  const database = new pg.Client({ connectionString: await databaseUrl() })
  await database.connect()
  try {
    return (await database.query(text, values)).rows
  } finally {
    await database.end()
  }
}

/** Runs a scheduled job of the tested portal now. */
export async function runJob(queue: QueueName): Promise<void> {
  const boss = new PgBoss({
    connectionString: await databaseUrl(),
    max: 1,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  try {
    await boss.send(queue, {})
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** The cipher that finds the rows of a phone in the database. */
export function portalCipher(): PersonalCipher {
  return cipherOfSecrets(loadSecrets({ dataDir: dataDir(), secret: null, encryptionKeys: null }))
}

function dataDir(): string {
  return join(memoryFolder(), `yisun-browser-${process.env.BROWSER_TEST_PORT}`)
}

async function databaseUrl(): Promise<string> {
  const url = await findRunningDatabase(dataDir())
  if (!url) throw new Error('the database of the portal does not answer')
  return url
}
