import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbedded } from '../../../server/db/embedded.ts'

/** Copies a running server as PostgreSQL wants it, into a second server that follows the first one. */
export async function startOwnReplica({
  adminUrl,
  socketDir,
}: Pick<EmbeddedDatabase, 'adminUrl' | 'socketDir'>): Promise<EmbeddedDatabase> {
  const folder = mkdtempSync('/tmp/yisun-replica-')
  chmodSync(folder, 0o755)
  const dataDir = join(folder, 'data')
  const cluster = join(dataDir, 'postgres')
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    const { rows } = await admin.query<{ data_directory: string }>('show data_directory')
    await admin.query("select pg_backup_start('replica', true)")
    mkdirSync(dataDir)
    execFileSync('cp', ['-a', rows[0]?.data_directory ?? '', cluster])
    const stopped = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    const { uid, gid } = statSync(cluster)
    for (const [name, text] of [
      ['backup_label', stopped.rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(cluster, name), text)
      chownSync(join(cluster, name), uid, gid)
    }
    appendFileSync(
      join(cluster, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${socketDir} user=postgres'\n`,
    )
  } finally {
    await admin.end()
  }
  const replica = await startEmbedded({ dataDir, isDurable: false })
  return {
    ...replica,
    async stop() {
      await replica.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
