import { Client } from 'pg'
import { StartError } from '../start-error.ts'

/** Which setting the address came from, for the message. */
export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'YISUN_DATA_DIR'

const oldestVersion = 150000

/**
 * Refuses a database that would damage texts or break the search: one before PostgreSQL 15, not UTF8, or with
 * a locale that does not treat Chinese characters as letters, so that they yield no trigrams. Installs
 * `pg_trgm` where the role may; the application's role may not and need not.
 * @throws StartError with one line that names the setting.
 */
export async function checkDatabase(url: string, setting: DatabaseSetting): Promise<void> {
  const client = await connect(url).catch((error: unknown) => {
    throw new StartError(
      `${setting}: the database cannot be reached (${causeOf(error)}); expects postgres://…`,
    )
  })
  try {
    await checkEncoding(client, setting)
    await checkTrigrams(client, setting)
  } finally {
    await client.end()
  }
}

/** A file named in the address may be missing, too: certificates are read before connecting. */
async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'yisun',
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  return client
}

async function checkEncoding(client: Client, setting: DatabaseSetting): Promise<void> {
  const version = Number(await ask(client, "select current_setting('server_version_num')"))
  if (version < oldestVersion) {
    throw new StartError(
      `${setting}: PostgreSQL ${Math.floor(version / 10000)} is too old; expects 15 or later`,
    )
  }
  const encoding = await ask(
    client,
    'select pg_encoding_to_char(encoding) from pg_database where datname = current_database()',
  )
  if (encoding !== 'UTF8') {
    throw new StartError(
      `${setting}: the database is encoded in ${encoding}; expects one made with ENCODING 'UTF8'`,
    )
  }
}

async function checkTrigrams(client: Client, setting: DatabaseSetting): Promise<void> {
  const installed = await ask(client, "select extname from pg_extension where extname = 'pg_trgm'")
  try {
    if (!installed) await client.query('create extension if not exists pg_trgm')
  } catch (error) {
    throw new StartError(
      `${setting}: the extension pg_trgm is missing and cannot be added (${causeOf(error)}); ` +
        (setting === 'DATABASE_URL'
          ? 'expects an address of its owner in DATABASE_OWNER_URL, who prepares a new database, or "npm run db:migrate" run with it'
          : 'expects CREATE EXTENSION pg_trgm, run once by a superuser'),
    )
  }
  const trigrams = await ask(client, "select array_length(show_trgm('数据'), 1)")
  if (trigrams) return
  throw new StartError(
    `${setting}: the database's locale knows no Chinese letters, the search would find nothing; ` +
      "expects one made with LOCALE 'C.UTF-8' or another UTF-8 locale",
  )
}

async function ask(client: Client, sql: string): Promise<unknown> {
  const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
  return rows[0]?.[0] ?? null
}

/** The server's or system's own message on one line; never the address, which can hold a password. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown cause'
  const text = error.message || ('code' in error ? String(error.code) : error.name)
  return text.replaceAll(/\s+/g, ' ')
}
