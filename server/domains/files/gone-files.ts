import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import type { CallContext } from '../../context.ts'
import type { AttachedKind } from './file.policy.ts'
import { fileOwnerOf } from './file-owner.ts'
import { listGoneAmong } from './files.queries.ts'

/**
 * Refuses files that are no longer there: a page that has stood open still names what another window took away. Only of
 * the actor's own files and of those of the thing is it said that they are gone; about others nothing is.
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
