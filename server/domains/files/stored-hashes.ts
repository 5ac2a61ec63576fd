import { createHash } from 'node:crypto'
import { StoredFileDamagedError, StoredFileMissingError } from '../../adapters/files/port.ts'
import type { CallContext } from '../../context.ts'
import type { AttachedKind } from './file.policy.ts'
import { listAttached } from './files.queries.ts'

/**
 * SHA-256, in hexadecimal, of the files of a thing by their ids, of the bytes that are stored now; of removed ones what
 * was kept of them. A file that should be there and is missing or damaged has none.
 * @throws {StorageUnavailableError}
 */
export async function hashesOfStored(
  ctx: Pick<CallContext, 'db' | 'services'>,
  { kind, id }: { kind: AttachedKind; id: string },
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const { id: fileId, sha256, removed_at, storage_key } of await listAttached(ctx.db, kind, id)) {
    const hash = removed_at ? sha256.toString('hex') : await hashOfStored(ctx, storage_key)
    if (hash) hashes.set(fileId, hash)
  }
  return hashes
}

async function hashOfStored({ services }: Pick<CallContext, 'services'>, key: string) {
  try {
    const { stream } = await services.files.open(key)
    const hash = createHash('sha256')
    for await (const part of stream) hash.update(part)
    return hash.digest('hex')
  } catch (error) {
    if (error instanceof StoredFileMissingError || error instanceof StoredFileDamagedError) return null
    throw error
  }
}
