import { z } from 'zod'
import { staffCall } from '../call.ts'
import { libraryPicture } from './content-parts.ts'
import { ownedId, pageNumber, pageSize, requiredText, text } from './fields.ts'

/** The media library, a part of `contentStaff`. */
export const pictureCalls = {
  /** The media library, the newest first. */
  pictureList: staffCall({
    path: 'content/staff/picture/list',
    privilege: 'editContent',
    effect: 'read',
    input: z.object({ search: text(80).optional(), page: pageNumber, pageSize }),
    output: z.object({
      items: z.array(libraryPicture),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
    }),
  }),
  /** Adds an uploaded file (purpose `picture`) to the library, in every size. Errors: `notAvailable`. */
  pictureAdd: staffCall({
    path: 'content/staff/picture/add',
    privilege: 'editContent',
    effect: 'write',
    input: z.object({ fileId: ownedId, altZh: requiredText(200), altEn: requiredText(200) }),
    output: libraryPicture,
  }),
  /**
   * Changes the alternative texts of a picture. Where publishing needs a second person and readers see the
   * picture, the change waits: another editor approves it by saving the same, and saving the published texts
   * drops it. Errors: `notFound`, `secondPersonNeeded`.
   */
  pictureSave: staffCall({
    path: 'content/staff/picture/save',
    privilege: 'editContent',
    effect: 'write',
    input: z.object({ pictureId: ownedId, altZh: requiredText(200), altEn: requiredText(200) }),
    output: libraryPicture,
  }),
  /** Deletes an unused picture with its file. Errors: `notFound`, `illegalTransition` for one in use. */
  pictureRemove: staffCall({
    path: 'content/staff/picture/remove',
    privilege: 'editContent',
    effect: 'write',
    input: z.object({ pictureId: ownedId }),
  }),
}
