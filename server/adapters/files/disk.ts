import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileKeys } from '../../crypto/sealed-head.ts'
import {
  type FileStore,
  type FoundFile,
  StorageUnavailableError,
  type StoredFile,
  StoredFileMissingError,
} from './port.ts'
import { renewSeal } from './renew-seal.ts'
import { isMissing, openSealed, syncFolder, writeSealed } from './sealed-on-disk.ts'

/**
 * Keeps files below a folder, sealed: `stored/ab/<key>`, where a key is 128 random bits; keys from before
 * files were sealed end with the SHA-256 of their content. A file is written to `unfinished/`, synced,
 * renamed, and its folder synced: after a power cut it is whole or absent. Files are 0600, folders 0700.
 * @param root an absolute path; created when first needed
 */
export function createDiskFiles(root: string, keys: FileKeys): FileStore {
  const unfinished = join(root, 'unfinished')
  const stored = join(root, 'stored')
  const pathOf = (key: string) => pathOfStored(root, key)
  return {
    put: (content, options) =>
      storageErrors(() => put({ unfinished, pathOf, keys, content, signal: options?.signal })),
    open: (key) => storageErrors(() => openSealed(keys, parseKey(key), pathOf(key))),
    stat: (key) => storageErrors(() => statStored(key, pathOf)),
    async remove(key) {
      if (keyForm.test(key)) await storageErrors(() => rm(pathOf(key), { force: true }))
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

/** Where below the folder a file lies, sealed. */
export function pathOfStored(root: string, key: string): string {
  return join(root, 'stored', key.slice(0, 2), key)
}

/** Where below the folder its random id lies. */
export function pathOfPlace(root: string): string {
  return join(root, 'place')
}

const keyForm = /^[0-9a-f]{32}(-[0-9a-f]{64})?$/

function parseKey(key: string): string {
  if (!keyForm.test(key)) throw new StoredFileMissingError()
  return key
}

type PutOptions = {
  unfinished: string
  pathOf: (key: string) => string
  keys: FileKeys
  content: Uint8Array | AsyncIterable<Uint8Array>
  signal?: AbortSignal
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

/** Passes the content through, and computes its size and hash. */
function countedContent({ content, signal }: PutOptions) {
  const sha256 = createHash('sha256')
  let size = 0
  async function* read() {
    for await (const chunk of content instanceof Uint8Array ? [content] : readUntilAborted(content, signal)) {
      signal?.throwIfAborted()
      sha256.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  return { counted: read(), hash: () => sha256.digest('hex'), size: () => size }
}

/** Ends at the signal even while the content hangs. */
async function* readUntilAborted(content: AsyncIterable<Uint8Array>, signal?: AbortSignal) {
  const aborted = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  aborted.catch(() => undefined)
  const reader = content[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await Promise.race([reader.next(), aborted])
      if (next.done) return
      yield next.value
    }
  } finally {
    // Not awaited: content that hangs does not settle this promise either.
    reader.return?.()?.catch(() => undefined)
  }
}

async function statStored(key: string, pathOf: (key: string) => string): Promise<FoundFile | null> {
  if (!keyForm.test(key)) return null
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
  const path = pathOfPlace(root)
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

async function removeUnfinished(unfinished: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await namesIn(unfinished)) {
    const path = join(unfinished, name)
    const { mtime } = await stat(path).catch(() => ({ mtime: null }))
    if (mtime === null || mtime >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
}

function nullWhereMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

const outages = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EIO',
  'EACCES',
  'EPERM',
  'ENOTDIR',
  'EMFILE',
  'ENFILE',
  'ESTALE',
  'ENXIO',
])

async function storageErrors<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    throw outages.has(errorCode(error) ?? '') ? new StorageUnavailableError(error) : error
  }
}
