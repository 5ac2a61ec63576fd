import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { removeFiles } from '../../files/remove-files.ts'
import { deletePicture, findPictureForUpdate, usedPictures } from './pictures.queries.ts'

/**
 * Deletes a picture that no record uses, including older versions, which could be restored. Nobody can open
 * it from then on; the files of its sizes are removed by the sweep of unused files.
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
