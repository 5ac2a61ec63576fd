import { ApiError } from '../../../shared/contract/errors.ts'
import type { settingsStaff } from '../../../shared/contract/settings.staff.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { drawMark, leastMarkSide } from '../../files/draw-mark.ts'
import { inspectOnly } from '../files/upload-file.ts'
import type { WriteOf } from '../handler-types.ts'
import { keepMark } from '../settings/own-mark.ts'

/**
 * Inspects an uploaded picture as any upload, and keeps what is drawn of it until the brand is saved with it.
 * @throws ApiError `fileRefused`, `invalidInput`, `tooMany`, `unavailable`
 */
export async function addMark(
  ctx: CallContext<StaffMember>,
  { file }: { file: File },
): Promise<WriteOf<(typeof settingsStaff)['markAdd']>> {
  const { bytes } = await inspectOnly(ctx, { purpose: 'picture', file })
  const mark = await drawMark(bytes)
  if (mark === 'notSquare')
    throw new ApiError('invalidInput', { fields: { file: { reason: 'wrongFormat' } } })
  if (mark === 'tooSmall')
    throw new ApiError('invalidInput', { fields: { file: { reason: 'tooSmall', limit: leastMarkSide } } })
  return async (writing) => {
    const markPicture = await keepMark(writing.db, mark.png)
    writing.audit({
      kind: 'settings.markAdded',
      subjectKind: 'settings',
      subjectId: 'site',
      after: { markPicture },
    })
    return { markPicture, faintOn: mark.faintOn }
  }
}
