import type { LibraryPicture } from '../../../../shared/contract/content/content-parts.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { resizeImage } from '../../../files/resize-image.ts'
import { attachFiles } from '../../files/attach-files.ts'
import { readAttachedFile } from '../../files/read-attached-file.ts'
import { storeFile } from '../../files/store-file.ts'
import { staffNames } from '../records/staff-names.ts'
import { presentLibraryPicture } from './picture.present.ts'
import {
  insertPicture,
  insertPictureFile,
  listPictures,
  newPictureId,
  searchPictures,
  usedPictures,
} from './pictures.queries.ts'

/** The library, the newest picture first. */
export async function listLibrary(
  ctx: CallContext<StaffMember>,
  { search = '', page, pageSize }: { search?: string; page: number; pageSize: number },
) {
  const { rows, total } = await searchPictures(ctx.db, {
    search,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const names = await staffNames(
    ctx.db,
    rows.map(({ waiting_by }) => waiting_by),
  )
  const used = await usedPictures(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) => presentLibraryPicture(row, ctx.actor.accountId, { names, used }))
  return { items, total, page, pageSize }
}

type Alt = { altZh: string; altEn: string }

/** Adds an uploaded file to the library and renders it in every size. */
export async function addPicture(
  ctx: CallContext<StaffMember>,
  { fileId, altZh, altEn }: Alt & { fileId: string },
): Promise<LibraryPicture> {
  const id = await newPictureId(ctx.db)
  await attachFiles(ctx, { fileIds: [fileId], kind: 'picture', id, purpose: 'picture' })
  const bytes = await readAttachedFile(ctx, fileId)
  const { sizes, width, height } = await resizeImage(bytes)
  const picture = { id, alt_zh: altZh, alt_en: altEn, width, height, file_id: fileId }
  await insertPicture(ctx.db, { ...picture, created_by: ctx.actor.accountId })
  for (const { name, bytes: content, width: own, mediaType } of sizes) {
    const { key, size } = await storeFile(ctx, content)
    await insertPictureFile(ctx.db, {
      picture_id: id,
      name,
      width: own,
      media_type: mediaType,
      bytes: size,
      storage_key: key,
    })
  }
  ctx.audit({ kind: 'picture.added', subjectKind: 'picture', subjectId: id })
  return getPicture(ctx, id)
}

async function getPicture(ctx: CallContext<StaffMember>, id: string): Promise<LibraryPicture> {
  const [row] = await listPictures(ctx.db, [id])
  if (!row) throw new ApiError('notFound')
  return presentLibraryPicture(row, ctx.actor.accountId, { names: new Map(), used: new Set() })
}
