import { Client } from 'pg'
import { resolveAccount } from './account.ts'
import { appRole, databaseName } from './cluster.ts'
import { prepareFolders } from './folders.ts'

/**
 * The address of a running portal's embedded database, for commands beside it; null where none answers. Role
 * `yisun_app`.
 */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const { socketDir } = prepareFolders(dataDir, resolveAccount(dataDir))
  const url = `postgres://${appRole}@localhost/${databaseName}?host=${encodeURIComponent(socketDir)}&sslmode=disable`
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return url
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}
