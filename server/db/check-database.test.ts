import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOnce } from '../../tests/support/query-once.ts'
import { StartError } from '../start-error.ts'
import { checkDatabase } from './check-database.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'

const folder = mkdtempSync('/tmp/yisun-test-')
let database: EmbeddedDatabase

beforeAll(async () => {
  chmodSync(folder, 0o755)
  database = await startEmbedded({ dataDir: join(folder, 'data'), isDurable: false })
})

afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function databaseWith(name: string, options: string): Promise<string> {
  await queryOnce(database.adminUrl, `create database ${name} template template0 ${options}`)
  return database.adminUrl.replace('/postgres?', `/${name}?`)
}

test('accepts our own database and installs pg_trgm as the owner', async () => {
  await checkDatabase(database.ownerUrl, 'YISUN_DATA_DIR')
  expect(
    await queryOnce(database.appUrl, "select extname::text from pg_extension where extname = 'pg_trgm'"),
  ).toEqual(['pg_trgm'])
  await checkDatabase(database.appUrl, 'DATABASE_URL')
})

test('refuses an encoding other than UTF8', async () => {
  const url = await databaseWith('not_utf8', "encoding 'SQL_ASCII' locale 'C'")
  await expect(checkDatabase(url, 'DATABASE_URL')).rejects.toThrow(/^DATABASE_URL: .*SQL_ASCII.*expects/)
})

test('refuses a locale that makes no trigrams of Chinese', async () => {
  const url = await databaseWith('no_letters', "encoding 'UTF8' locale 'C'")
  await expect(checkDatabase(url, 'DATABASE_OWNER_URL')).rejects.toThrow(/^DATABASE_OWNER_URL: .*C\.UTF-8/)
})

test('tells a missing extension where the role may not add it', async () => {
  await queryOnce(
    database.adminUrl,
    "create database no_trigrams template template0 encoding 'UTF8' locale 'C.UTF-8'",
  )
  const url = database.appUrl.replace('/yisun?', '/no_trigrams?')
  await expect(checkDatabase(url, 'DATABASE_URL')).rejects.toThrow(/pg_trgm is missing .* DATABASE_OWNER_URL/)
})

test('names the setting, not the password, when the database cannot be reached', async () => {
  const url = 'postgres://someone:hush-hush@127.0.0.1:9/yisun'
  const message = await checkDatabase(url, 'DATABASE_URL').catch((error: Error) => error.message)
  expect(message).toMatch(/^DATABASE_URL: the database cannot be reached/)
  expect(message).not.toContain('hush-hush')
})

test('names the setting where a certificate of the address is missing', async () => {
  const url = 'postgres://someone:hush-hush@127.0.0.1:9/yisun?sslmode=verify-full&sslrootcert=/missing/ca.pem'
  const error = await checkDatabase(url, 'DATABASE_URL').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartError)
  expect(String(error)).toMatch(/DATABASE_URL: the database cannot be reached .*ca\.pem/)
  expect(String(error)).not.toContain('hush-hush')
})
