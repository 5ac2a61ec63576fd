import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { changesOfHead, type FileKeys, headBytes, isSealed } from '../../crypto/sealed-head.ts'
import { isMissing } from './disk-errors.ts'
import { isUnreadable, readAt, readPlain, syncFolder, writeSealed } from './sealed-on-disk.ts'

type Place = { key: string; path: string; unfinished: string }
export type SealOutcome = 'sealed' | 'rewrapped' | 'kept' | 'unreadable'

/** Seals one readable file or, where a key is named, wraps its file key by that key alone. */
export async function renewSeal(keys: FileKeys, place: Place, currentKeyId?: string): Promise<SealOutcome> {
  const handle = await open(place.path, 'r+').catch((error) => {
    if (isMissing(error)) return null
    throw error
  })
  // Removed since it was listed.
  if (!handle) return 'kept'
  try {
    const head = await readAt(handle, 0, headBytes)
    if (!isSealed(head)) return await sealPlain(keys, place, handle)
    return currentKeyId ? await rewrap(keys, { handle, head, name: place.key, currentKeyId }) : 'kept'
  } catch (error) {
    if (isUnreadable(error)) return 'unreadable'
    throw error
  } finally {
    await handle.close()
  }
}

/** Written beside the old file and renamed over it, so that concurrent readers find one of the two, whole. */
async function sealPlain(
  keys: FileKeys,
  { key, path, unfinished }: Place,
  handle: FileHandle,
): Promise<SealOutcome> {
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const draft = join(unfinished, randomBytes(16).toString('hex'))
  try {
    await writeSealed(keys, { key, path: draft }, readPlain(handle, key))
    // Keeps the file's age: the sweep for files without a row leaves young files alone.
    const { atime, mtime } = await handle.stat()
    await utimes(draft, atime, mtime)
    // A file that was removed meanwhile stays removed.
    const isThere = await stat(path).catch(() => null)
    if (!isThere) return 'kept'
    await rename(draft, path)
    await syncFolder(dirname(path))
    return 'sealed'
  } finally {
    await rm(draft, { force: true })
  }
}

async function rewrap(
  keys: FileKeys,
  {
    handle,
    head,
    name,
    currentKeyId,
  }: { handle: FileHandle; head: Buffer; name: string; currentKeyId: string },
): Promise<SealOutcome> {
  const changes = changesOfHead(keys, name, head, currentKeyId)
  const { atime, mtime } = await handle.stat()
  for (const { position, bytes } of changes) {
    await handle.write(bytes, 0, bytes.length, position)
    await handle.datasync()
  }
  if (changes.length === 0) return 'kept'
  await handle.utimes(atime, mtime)
  return 'rewrapped'
}
