import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { storedPath } from '../adapters/files/disk.ts'
import { isMissing } from '../adapters/files/disk-errors.ts'
import { readAt } from '../adapters/files/sealed-on-disk.ts'
import { headBytes } from '../crypto/sealed-head.ts'
import type { Manifest } from './manifest.ts'
import { partOfFile } from './manifest.ts'
import { type Box, writePart } from './parts.ts'

type CopiedFile = Manifest['files'][number]

/** The files of a backup until now, by key. Files are written once: what is copied stays right. */
export type CopiedFiles = Map<string, CopiedFile>

/**
 * Copies what is not copied yet, as it lies in the store.
 * @returns the keys of files that are not there
 */
export async function copyFiles(
  box: Box,
  { root, keys, copied }: { root: string; keys: string[]; copied: CopiedFiles },
): Promise<string[]> {
  const missing: string[] = []
  for (const key of keys) {
    if (copied.has(key)) continue
    const file = await copyFile(box, storedPath(root, key), key)
    if (file) copied.set(key, file)
    else missing.push(key)
  }
  return missing
}

/** Takes out again what no row names any more. */
export async function dropOthers(box: Box, keys: string[], copied: CopiedFiles): Promise<void> {
  const named = new Set(keys)
  for (const key of copied.keys()) {
    if (named.has(key)) continue
    await rm(join(box.folder, partOfFile(key)), { force: true })
    copied.delete(key)
  }
}

async function copyFile(box: Box, path: string, key: string): Promise<CopiedFile | null> {
  const handle = await open(path, 'r').catch((error) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!handle) return null
  try {
    for (;;) {
      const head = await readAt(handle, 0, headBytes)
      const hash = createHash('sha256')
      const part = await writePart(box, partOfFile(key), readOn(handle, hash))
      // A change of keys writes into the head; read in between it might hold no key at all.
      if (head.equals(await readAt(handle, 0, headBytes))) return { key, sha256: hash.digest('hex'), part }
      await rm(join(box.folder, partOfFile(key)))
    }
  } finally {
    await handle.close()
  }
}

type Handle = Awaited<ReturnType<typeof open>>

async function* readOn(handle: Handle, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const chunk = await readAt(handle, position, 64 * 1024)
    if (chunk.length === 0) return
    hash.update(chunk)
    position += chunk.length
    yield chunk
  }
}
