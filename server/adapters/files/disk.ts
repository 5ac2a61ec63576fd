import { createHash, randomBytes } from 'node:crypto'
import {
  type FileHandle,
  link,
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  type FileStore,
  StorageUnavailableError,
  type StoredFile,
  StoredFileDamagedError,
  StoredFileMissingError,
} from './port.ts'

/**
 * Keeps files below a folder: `stored/ab/<key>`, a key being 128 random bits and the SHA-256 of the content, so
 * that a file proves itself without a database. A file is written to `unfinished/`, synced, renamed, and its
 * folder synced: after a power cut it is whole or absent. Files are 0600, folders 0700.
 * @param root an absolute path; created when first needed
 */
export function createDiskFiles(root: string): FileStore {
  const unfinished = join(root, 'unfinished')
  const stored = join(root, 'stored')
  const pathOf = (key: string) => join(stored, key.slice(0, 2), key)
  return {
    put: (content, options) =>
      storageErrors(() => put({ unfinished, stored, pathOf, content, signal: options?.signal })),
    open: (key) => storageErrors(() => openStored(parseKey(key), pathOf)),
    stat: (key) => storageErrors(() => statStored(key, pathOf)),
    async remove(key) {
      if (keyForm.test(key)) await storageErrors(() => rm(pathOf(key), { force: true }))
    },
    placeId: () => storageErrors(() => placeIdOf(root, unfinished)),
    list: () => listStored(stored, pathOf),
    removeUnfinished: (before) => storageErrors(() => removeUnfinished(unfinished, before)),
  }
}

const keyForm = /^[0-9a-f]{32}-[0-9a-f]{64}$/

function parseKey(key: string): string {
  if (!keyForm.test(key)) throw new StoredFileMissingError()
  return key
}

type PutOptions = {
  unfinished: string
  stored: string
  pathOf: (key: string) => string
  content: Uint8Array | AsyncIterable<Uint8Array>
  signal?: AbortSignal
}

async function put(options: PutOptions): Promise<StoredFile> {
  const random = randomBytes(16).toString('hex')
  const shard = join(options.stored, random.slice(0, 2))
  await mkdir(options.unfinished, { recursive: true, mode: 0o700 })
  await mkdir(shard, { recursive: true, mode: 0o700 })
  const path = join(options.unfinished, random)
  try {
    const { sha256, size } = await writeSynced(path, options)
    const key = `${random}-${sha256}`
    options.signal?.throwIfAborted()
    await rename(path, options.pathOf(key))
    for (const folder of [shard, options.stored]) await syncFolder(folder)
    return { key, sha256, size }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function writeSynced(
  path: string,
  { content, signal }: PutOptions,
): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256')
  let size = 0
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : readUntilAborted(content, signal)) {
      signal?.throwIfAborted()
      hash.update(chunk)
      size += chunk.length
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { sha256: hash.digest('hex'), size }
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
    // Not awaited: content that hangs does not answer this either.
    reader.return?.()?.catch(() => undefined)
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openStored(key: string, pathOf: (key: string) => string) {
  const handle = await open(pathOf(key), 'r').catch((error) => {
    throw isMissing(error) ? new StoredFileMissingError() : error
  })
  try {
    const file = await readHash(handle, key)
    if (!key.endsWith(`-${file.sha256}`)) throw new StoredFileDamagedError(key)
    const stream = Readable.toWeb(handle.createReadStream({ start: 0 })) as ReadableStream<Uint8Array>
    return { file, stream }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function readHash(handle: FileHandle, key: string): Promise<StoredFile> {
  const hash = createHash('sha256')
  const buffer = Buffer.alloc(256 * 1024)
  let size = 0
  for (;;) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, size)
    if (bytesRead === 0) return { key, sha256: hash.digest('hex'), size }
    hash.update(buffer.subarray(0, bytesRead))
    size += bytesRead
  }
}

async function statStored(key: string, pathOf: (key: string) => string) {
  if (!keyForm.test(key)) return null
  try {
    const { size, mtime } = await stat(pathOf(key))
    return { key, sha256: key.slice(33), size, storedAt: mtime }
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

/** Linked into place, so that of nodes that begin at once one makes it and all read the same. */
async function placeIdOf(root: string, unfinished: string): Promise<string> {
  const path = join(root, 'place')
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

function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT'
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

const outages = new Set([
  'ENOSPC',
  'EDQUOT',
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
