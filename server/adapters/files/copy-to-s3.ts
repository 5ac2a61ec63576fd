import { open } from 'node:fs/promises'
import { createDiskFiles, storedPath } from './disk.ts'
import { isMissing } from './disk-errors.ts'
import type { S3Files } from './s3.ts'

/**
 * Copies every file of a folder as it is, under its name; S3 compares each with its MD5. Returns how many.
 * Nodes that still store in the folder would go on beside it: stop them before.
 */
export async function copyToS3(
  root: string,
  keys: Parameters<typeof createDiskFiles>[1],
  to: Pick<S3Files, 'adopt'>,
): Promise<number> {
  let copied = 0
  for await (const { key } of createDiskFiles(root, keys).list()) {
    const file = await open(storedPath(root, key), 'r').catch((error) => {
      if (isMissing(error)) return null
      throw error
    })
    if (!file) continue
    try {
      await to.adopt(key, file)
      copied += 1
    } finally {
      await file.close()
    }
  }
  return copied
}
