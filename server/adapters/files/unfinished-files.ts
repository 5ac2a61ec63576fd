import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from './disk-errors.ts'

/** A new file without a name, to be closed by the caller: whatever happens to the process, nothing stays behind. */
export async function openNamelessFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomBytes(16).toString('hex'))
  const handle = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Removes files that were last written before this time. Returns how many. */
export async function removeUnfinished(unfinished: string, before: Date): Promise<number> {
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

/** The names in a folder; none where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
}
