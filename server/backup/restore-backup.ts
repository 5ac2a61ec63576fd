import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { placePath, storedPath } from '../adapters/files/disk.ts'
import type { PersonalCipher } from '../crypto/personal-columns.ts'
import { keepNames } from '../data-dir.ts'
import { openAuditAnchors } from '../db/audit/audit-anchors.ts'
import { auditProblemLine, findAuditProblem } from '../db/audit/audit-watch.ts'
import { digestOf } from '../db/copy/copy-rows.ts'
import { fillTables } from '../db/copy/fill-tables.ts'
import { withPlainClient } from '../db/copy/tables.ts'
import { openDatabase } from '../db/database.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { migrations } from '../db/migrations/all.ts'
import { StartError } from '../start-error.ts'
import { keyChecksOf } from './make-backup.ts'
import { type Manifest, partOfFile, partOfTable } from './manifest.ts'
import { type Box, checkPart, damaged, hashOf, readPart } from './parts.ts'

export type Backup = { box: Box; manifest: Manifest }

/** An empty place for a portal. */
export type RestoredTo = {
  ownerUrl: string
  appUrl: string
  appRole: string
  filesDir: string
  auditNotePath: string
}

/**
 * Refuses a backup that could not be restored as it was made, before anything is written.
 * @throws StartError where it is of a later release, other keys are stated, or a part is missing or damaged
 */
export async function checkBackup({ box, manifest }: Backup, cipher: PersonalCipher): Promise<void> {
  const known = Object.keys(migrations).sort()
  if (manifest.migrations.some((name, index) => name !== known[index])) throw otherRelease({ box, manifest })
  const ours = new Set(keyChecksOf(cipher))
  const unknown = manifest.keyChecks.filter((check) => !ours.has(check))
  if (unknown.length > 0) {
    const ids = unknown.map((check) => check.slice(0, check.indexOf('.'))).join(', ')
    throw new StartError(
      `YISUN_ENCRYPTION_KEYS: other keys than those of the backed up portal; expects its ${ids}, ` +
        'from its settings or its secrets.json',
    )
  }
  for (const { name, part } of manifest.tables) await checkPart(box, partOfTable(name), part)
  for (const { key, part } of manifest.files) await checkPart(box, partOfFile(key), part)
}

/** @throws StartError where the database has tables */
export async function requireEmptyDatabase(url: string, setting: string): Promise<void> {
  const { rows } = await withPlainClient(url, (client) =>
    client.query(
      `select n.nspname || '.' || c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss')
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
    ),
  )
  if (rows.length === 0) return
  throw new StartError(
    `${setting}: the database is not empty (${rows[0].name}); expects a new one, as docs/guides/own-postgresql.md makes it`,
  )
}

/** What may lie in a data folder that is otherwise empty: the keys, and what the system or the start puts there. */
const harmless = new Set(['secrets.json', 'server', 'programs', 'lost+found'])

/** @throws StartError where a portal's data are in the folder, or what is left of a restore that was interrupted */
export function requireEmptyDataDir(dataDir: string): void {
  const found = readdirSync(dataDir).filter((name) => !harmless.has(name))
  if (found.length === 0) return
  throw new StartError(
    `YISUN_DATA_DIR: ${dataDir} is not empty (${found.slice(0, 3).join(', ')}); ` +
      'expects an empty folder, or one with secrets.json alone',
  )
}

/**
 * Restores a checked backup into an empty place, brings it to this release, and compares all rows and files
 * with the backup on the way. The database is filled last and in one transaction.
 * @returns what is wrong with the audit that was restored, as one line; null where its chain holds
 * @throws StartError where something came out otherwise than it was backed up
 */
export async function restoreBackup(
  backup: Backup,
  to: RestoredTo,
  cipher: PersonalCipher,
): Promise<string | null> {
  const { box, manifest } = backup
  await migrateToLatest(to.ownerUrl, to.appRole, manifest.migrations.at(-1))
  await restoreFiles(backup, to.filesDir)
  if (manifest.auditNote !== null)
    writeFileSync(to.auditNotePath, manifest.auditNote, { mode: 0o600, flush: true })
  await withPlainClient(to.ownerUrl, async (client) => {
    const { rows: versions } = await client.query('select version from pgboss.version')
    if (Number(versions[0]?.version) !== manifest.jobTables) throw otherRelease(backup)
    await fillTables(client, {
      tables: manifest.tables.map((table) => ({
        ...table,
        rows: () => readPart(box, partOfTable(table.name)),
      })),
      sequences: manifest.sequences,
      check: async () => {
        for (const table of manifest.tables) {
          const found = await digestOf(client, table)
          if (found.rows !== table.rows || found.value() !== table.digest)
            throw damaged(box, partOfTable(table.name))
        }
      },
    })
  })
  // The start writes anew what the queues are; until then everything is as it was backed up.
  if (manifest.migrations.at(-1) !== Object.keys(migrations).sort().at(-1))
    await migrateToLatest(to.ownerUrl, to.appRole)
  return findAuditLine(to, cipher)
}

function otherRelease({ box, manifest }: Backup): StartError {
  return new StartError(
    `${box.folder}: the backup was made by another release (${manifest.version}, ${manifest.migrations.at(-1)}) than this one can ` +
      'restore; restore it with that release, then start this one on it',
  )
}

async function restoreFiles({ box, manifest }: Backup, filesDir: string): Promise<void> {
  for (const { key, sha256 } of manifest.files) {
    const path = storedPath(filesDir, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFileFrom(readPart(box, partOfFile(key)), path)
    // Read back from the disk: what counts is what the portal will find.
    if ((await hashOf(path)).sha256 !== sha256) throw damaged(box, partOfFile(key))
  }
  mkdirSync(filesDir, { recursive: true, mode: 0o700 })
  writeFileSync(placePath(filesDir), manifest.place, { mode: 0o600, flush: true })
  for (const entry of readdirSync(filesDir, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) keepNames(join(entry.parentPath, entry.name))
  keepNames(filesDir)
}

async function writeFileFrom(content: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content) await handle.writeFile(chunk)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function findAuditLine(to: RestoredTo, cipher: PersonalCipher): Promise<string | null> {
  const { db } = openDatabase(to.appUrl, { maxConnections: 1, cipher })
  try {
    const problem = await findAuditProblem(db, openAuditAnchors(to.auditNotePath, cipher), 'whole')
    return problem && auditProblemLine(problem)
  } finally {
    await db.destroy()
  }
}
