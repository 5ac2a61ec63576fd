import { z } from 'zod'
import { ownedId } from '../../../shared/contract/content/fields.ts'
import { eachAlone, laterTry } from '../../jobs/each-alone.ts'
import type { Services } from '../../services.ts'
import { deleteForgottenFiles, listRemovedKeys, listUsedKeys } from './files.queries.ts'

const dayMs = 24 * 3600 * 1000
const keysAtOnce = 500

const removeJob = z.object({ fileIds: z.array(ownedId) })

/** Deletes the stored bytes of removed files. */
export async function removeStoredFiles(services: Services, payload: unknown, jobId: string): Promise<void> {
  const { pool, files, enqueue } = services
  const { fileIds } = removeJob.parse(payload)
  const left = await eachAlone(
    { services, jobId, task: 'remove-stored-files', list: () => listRemovedKeys(pool, fileIds) },
    (key) => files.remove(key),
  )
  if (left > 0) await enqueue(pool, 'remove-stored-files', { fileIds }, laterTry)
}

/** Seals files stored before sealing existed; those that cannot be sealed are logged by path only. */
export async function sealFiles({ files, log }: Services): Promise<void> {
  const { unreadable } = await files.renewSeals()
  if (unreadable.length > 0)
    log.error({ keys: unreadable }, 'stored files that are damaged, or that no key reads')
}

/**
 * Removes unused files: uploads not attached within a day, and stored bytes older than a day without a row,
 * left by a failed transaction or a killed process.
 */
export async function sweepFiles(services: Services, _payload: unknown, jobId: string): Promise<void> {
  const { pool, files } = services
  await deleteForgottenFiles(pool)
  const before = new Date(Date.now() - dayMs)
  await files.removeUnfinished(before)
  let keys: string[] = []
  const removeUnused = async () => {
    const used = new Set(keys.length > 0 ? await listUsedKeys(pool, keys) : [])
    const unused = keys.filter((key) => !used.has(key))
    await eachAlone({ services, jobId, task: 'sweep-files', list: () => unused }, (key) => files.remove(key))
    keys = []
  }
  for await (const { key, storedAt } of files.list()) {
    if (storedAt >= before) continue
    keys.push(key)
    if (keys.length === keysAtOnce) await removeUnused()
  }
  await removeUnused()
}
