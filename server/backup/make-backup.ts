import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import type pg from 'pg'
import type { PersonalCipher } from '../crypto/personal-columns.ts'
import { keepNames } from '../data-dir.ts'
import { noteLock } from '../db/audit/audit-watch.ts'
import { copyOut } from '../db/copy/copy-rows.ts'
import { RowDigest } from '../db/copy/row-digest.ts'
import { storedKeysOf } from '../db/copy/stored-keys.ts'
import { columnsOf, sequencesOf, tablesOf, withPlainClient } from '../db/copy/tables.ts'
import { StartError } from '../start-error.ts'
import { newBackupKey } from './backup-key.ts'
import { type CopiedFiles, copyFiles, dropOthers } from './copy-files.ts'
import { type Manifest, partOfTable } from './manifest.ts'
import { writeManifest } from './manifest-file.ts'
import { type Box, writePart } from './parts.ts'

/** A portal, which may be running and written to. */
export type BackedUp = {
  /** Of the application's role. */
  databaseUrl: string
  dataDir: string
  filesDir: string
  /** Where the portal keeps the note of its audit's newest entry. */
  auditNotePath: string
  cipher: PersonalCipher
  place: string
  version: string
}

/** In which a paper is deleted again and again while the snapshot's files are copied. */
const mostSnapshots = 20

/**
 * Writes a whole backup into an empty folder: the rows of one moment, and every file that they name. An
 * interrupted one has no manifest, and is never taken for a whole one. The keys are not in it.
 * @param words by which it is encrypted; null leaves it as the portal stores it
 * @throws StartError where the folder is not empty or lies within the portal's data
 */
export async function makeBackup(portal: BackedUp, folder: string, words: string | null): Promise<Manifest> {
  const box: Box = {
    folder: emptyFolder(folder, portal.dataDir),
    key: words === null ? null : newBackupKey(words),
  }
  const manifest = await withPlainClient(portal.databaseUrl, async (client) => {
    const copied: CopiedFiles = new Map()
    // Most files before the snapshot: few are left to be copied in the moment after it.
    await copyFiles(box, { root: portal.filesDir, keys: await storedKeysOf(client), copied })
    const { auditNote, lost } = await takeSnapshot(client, portal, box, copied)
    const rest = await copyDatabase(client, box)
    await client.query('commit')
    return {
      version: portal.version,
      place: portal.place,
      keyChecks: keyChecksOf(portal.cipher),
      ...rest,
      files: [...copied.values()],
      lost,
      auditNote,
    }
  })
  keepFolders(box.folder)
  await writeManifest(box, manifest)
  return manifest
}

/** Tells whether keys are the same, and never what they are. */
export function keyChecksOf(cipher: PersonalCipher): string[] {
  return cipher.blindIndexes('keys of a portal', 'backup')
}

function emptyFolder(folder: string, dataDir: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = realpathSync(folder)
  if (`${path}${sep}`.startsWith(`${realpathSync(dataDir)}${sep}`)) {
    throw new StartError(
      `${folder}: lies in the portal's data folder; expects a folder outside, best on another disk`,
    )
  }
  if (readdirSync(path).length > 0) {
    throw new StartError(`${folder}: is not empty; expects a new folder for each backup`)
  }
  return path
}

/**
 * Begins the transaction whose snapshot is backed up, and copies the files that it names and are not copied
 * yet. Where one was removed in between, a later snapshot is taken, which does not name it any more. What two
 * snapshots name and the store does not have was lost before.
 */
async function takeSnapshot(client: pg.Client, portal: BackedUp, box: Box, copied: CopiedFiles) {
  let missingBefore: string[] = []
  for (let count = 1; count <= mostSnapshots; count += 1) {
    const auditNote = await beginWithNote(client, portal)
    const keys = await storedKeysOf(client)
    const lost = await copyFiles(box, { root: portal.filesDir, keys, copied })
    if (lost.every((key) => missingBefore.includes(key))) {
      await dropOthers(box, keys, copied)
      return { auditNote, lost }
    }
    await client.query('rollback')
    missingBefore = lost
  }
  throw new StartError('Files are being deleted all the time; make the backup again a little later')
}

/** Nobody writes the note meanwhile: what the snapshot says of it, and the note itself, belong together. */
async function beginWithNote(client: pg.Client, { databaseUrl, auditNotePath }: BackedUp) {
  return withPlainClient(databaseUrl, async (other) => {
    await other.query('select pg_advisory_lock($1)', [noteLock])
    await client.query('begin transaction isolation level repeatable read, read only')
    // The snapshot is that of the first query.
    await client.query('select 1 from kysely_migration limit 1')
    return existsSync(auditNotePath) ? readFileSync(auditNotePath, 'utf8') : null
  })
}

async function copyDatabase(client: pg.Client, box: Box) {
  const { rows: times } = await client.query('select now() as now')
  const { rows: migrations } = await client.query('select name from kysely_migration order by name')
  const { rows: versions } = await client.query('select version from pgboss.version')
  const tables: Manifest['tables'] = []
  for (const name of await tablesOf(client)) tables.push(await copyTable(client, box, name))
  return {
    takenAt: (times[0].now as Date).toISOString(),
    migrations: migrations.map((row) => String(row.name)),
    jobTables: Number(versions[0].version),
    tables,
    // Read last: never behind the rows.
    sequences: await sequencesOf(client),
  }
}

async function copyTable(client: pg.Client, box: Box, name: string): Promise<Manifest['tables'][number]> {
  const columns = await columnsOf(client, name)
  const digest = new RowDigest()
  const counted = async function* () {
    for await (const chunk of copyOut(client, { name, columns })) {
      digest.add(chunk)
      yield chunk
    }
  }
  const part = await writePart(box, partOfTable(name), counted())
  return { name, columns, rows: digest.rows, digest: digest.value(), part }
}

function keepFolders(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) keepNames(join(entry.parentPath, entry.name))
}
