import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { removeFiles } from '../../files/remove-files.ts'
import { deletePicture, findPictureForUpdate, usedPictures } from './pictures.queries.ts'

/**
 * Deletes a picture that no record uses, also in no older version, which could be brought back. Nobody can open it from
 * then on; the bytes of its sizes are swept with what belongs to nothing.
 * @throws ApiError `notFound`, `illegalTransition`
 */
export async function removePicture(
  ctx: CallContext<StaffMember>,
  { pictureId }: { pictureId: string },
): Promise<Record<string, never>> {
  const row = await findPictureForUpdate(ctx.db, pictureId)
  if (!row) throw new ApiError('notFound')
  const used = await usedPictures(ctx.db, [pictureId])
  if (used.has(pictureId)) throw new ApiError('illegalTransition')
  await deletePicture(ctx.db, pictureId)
  await removeFiles(ctx, { fileIds: [row.file_id] })
  ctx.audit({ kind: 'picture.removed', subjectKind: 'picture', subjectId: pictureId })
  return {}
}
