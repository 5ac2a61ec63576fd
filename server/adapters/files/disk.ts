import { randomBytes } from 'node:crypto'
import { link, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileKeys } from '../../crypto/sealed-head.ts'
import { countedContent, type PutContent } from './counted-content.ts'
import { errorCode, isMissing, storageErrors } from './disk-errors.ts'
import { isFileKey, parseFileKey } from './file-key.ts'
import type { FileStore, FoundFile, StoredFile } from './port.ts'
import { renewSeal } from './renew-seal.ts'
import { openSealed, syncFolder, writeSealed } from './sealed-on-disk.ts'
import { namesIn, removeUnfinished } from './unfinished-files.ts'

/**
 * Keeps files below a folder, sealed: `stored/ab/<key>`, where a key is 128 random bits; keys from before
 * files were sealed end with the SHA-256 of their content. A file is written to `unfinished/`, synced,
 * renamed, and its folder synced: after a power cut it is whole or absent. Files are 0600, folders 0700.
 * @param root an absolute path; created when first needed
 */
export function createDiskFiles(root: string, keys: FileKeys): FileStore {
  const unfinished = join(root, 'unfinished')
  const stored = join(root, 'stored')
  const pathOf = (key: string) => storedPath(root, key)
  return {
    put: (content, options) =>
      storageErrors(() => put({ unfinished, pathOf, keys, content, signal: options?.signal })),
    open: (key) => storageErrors(() => openSealed(keys, parseFileKey(key), pathOf(key))),
    stat: (key) => storageErrors(() => statStored(key, pathOf)),
    async remove(key) {
      if (isFileKey(key)) await storageErrors(() => rm(pathOf(key), { force: true }))
    },
    placeId: () => storageErrors(() => placeIdOf(root, unfinished)),
    list: () => listStored(stored, pathOf),
    removeUnfinished: (before) => storageErrors(() => removeUnfinished(unfinished, before)),
    async renewSeals(currentKeyId) {
      const done = { sealed: 0, rewrapped: 0, unreadable: [] as string[] }
      for await (const { key } of listStored(stored, pathOf)) {
        const place = { key, path: pathOf(key), unfinished }
        const outcome = await storageErrors(() => renewSeal(keys, place, currentKeyId))
        if (outcome === 'unreadable') done.unreadable.push(key)
        else if (outcome !== 'kept') done[outcome] += 1
      }
      return done
    },
  }
}

/** Where below the folder its random id lies. */
export function placePath(root: string): string {
  return join(root, 'place')
}

/** Where a file lies. */
export function storedPath(root: string, key: string): string {
  return join(root, 'stored', key.slice(0, 2), key)
}

type PutOptions = PutContent & {
  unfinished: string
  pathOf: (key: string) => string
  keys: FileKeys
}

async function put(options: PutOptions): Promise<StoredFile> {
  const key = randomBytes(16).toString('hex')
  const path = options.pathOf(key)
  const shard = dirname(path)
  await mkdir(options.unfinished, { recursive: true, mode: 0o700 })
  await mkdir(shard, { recursive: true, mode: 0o700 })
  const draft = join(options.unfinished, key)
  const { counted, hash, size } = countedContent(options)
  try {
    await writeSealed(options.keys, { key, path: draft }, counted)
    options.signal?.throwIfAborted()
    await rename(draft, path)
    for (const folder of [shard, dirname(shard)]) await syncFolder(folder)
    return { key, sha256: hash(), size: size() }
  } catch (error) {
    // It may have its final name already: a file whose folder cannot be synced is not stored.
    for (const written of [draft, path]) await rm(written, { force: true }).catch(() => undefined)
    throw error
  }
}

async function statStored(key: string, pathOf: (key: string) => string): Promise<FoundFile | null> {
  if (!isFileKey(key)) return null
  try {
    const { mtime } = await stat(pathOf(key))
    return { key, storedAt: mtime }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function* listStored(stored: string, pathOf: (key: string) => string) {
  for (const shard of await storageErrors(() => namesIn(stored))) {
    const folder = await storageErrors(() => opendir(join(stored, shard)))
    for await (const entry of folder) {
      const file = await storageErrors(() => statStored(entry.name, pathOf))
      if (file) yield file
    }
  }
}

/** Linked into place, so that when several nodes start at once, one creates it and all read the same id. */
async function placeIdOf(root: string, unfinished: string): Promise<string> {
  const path = placePath(root)
  const found = await readFile(path, 'utf8').catch(nullWhereMissing)
  if (found !== null) return found
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const made = join(unfinished, randomBytes(16).toString('hex'))
  await writeFile(made, randomBytes(16).toString('hex'), { mode: 0o600, flush: true })
  try {
    await link(made, path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(made, { force: true })
  }
  return readFile(path, 'utf8')
}

function nullWhereMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
