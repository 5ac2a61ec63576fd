import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { fileNameColumn } from './file.present.ts'
import { markRemoved } from './files.queries.ts'

/**
 * Removes files in the caller's transaction: nobody can open them once it commits, and a job deletes their
 * bytes. Owner, hash and times stay. Files already removed are no error.
 */
export async function removeFiles(
  ctx: { db: Db; services: Services },
  { fileIds }: { fileIds: readonly string[] },
): Promise<void> {
  if (fileIds.length === 0) return
  const emptyName = ctx.services.cipher.encrypt('', fileNameColumn)
  const removed = await markRemoved(ctx.db, [...fileIds], emptyName)
  if (removed.length > 0) await ctx.services.enqueue(ctx.db, 'remove-stored-files', { fileIds: removed })
}
