import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import type { CallContext } from '../../context.ts'
import type { AttachedKind } from './file.policy.ts'
import { fileOwnerOf } from './file-owner.ts'
import { listGoneAmong } from './files.queries.ts'

/**
 * Refuses removed files: a page left open may still name a file removed in another window. Only the actor's
 * own files and those of this thing are reported as removed; nothing is said about others.
 * @throws ApiError `invalidInput` by field
 */
export async function refuseGoneFiles(
  ctx: CallContext,
  of: { kind: AttachedKind; id: string },
  filesByField: Record<string, readonly string[]>,
): Promise<void> {
  const wanted = [...new Set(Object.values(filesByField).flat())]
  if (wanted.length === 0) return
  const gone = await listGoneAmong(ctx.db, fileOwnerOf(ctx), wanted, of)
  const fields: Record<string, FieldError> = {}
  for (const [field, fileIds] of Object.entries(filesByField))
    if (fileIds.some((id) => gone.includes(id))) fields[field] = { reason: 'fileGone' }
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
}
