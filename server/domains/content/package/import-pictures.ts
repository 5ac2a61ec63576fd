import { readFile } from 'node:fs/promises'
import type { FileStore, StoredFile } from '../../../adapters/files/port.ts'
import type { PersonalCipher } from '../../../crypto/personal-columns.ts'
import type { Db } from '../../../db/database.ts'
import { inspectFile } from '../../../files/inspect-file.ts'
import { hasMetadata, reencodeImage } from '../../../files/inspect-image.ts'
import { resizeImage, type SizedImage } from '../../../files/resize-image.ts'
import { adoptPicture } from '../../files/adopt-picture.ts'
import { insertPicture, insertPictureFile, listPictures } from '../pictures/pictures.queries.ts'
import type { PackageProblem } from './check-packaged.ts'
import type { PackagedPicture } from './packaged-record.ts'

/** A picture with its cleaned bytes. */
export type CheckedPicture = PackagedPicture & { bytes: Uint8Array; mediaType: string }

/** The package's pictures that the library lacks, inspected like uploads, or what is wrong with them. */
export async function checkPictures(
  db: Db,
  pictures: readonly PackagedPicture[],
): Promise<{ checked: CheckedPicture[]; problems: PackageProblem[] }> {
  const known = await listPictures(
    db,
    pictures.map(({ id }) => id),
  )
  const checked: CheckedPicture[] = []
  const problems: PackageProblem[] = []
  for (const picture of pictures.filter(({ id }) => !known.some((one) => one.id === id))) {
    const found = await keptBytes(await readFile(picture.file), picture.file)
    if (found) checked.push({ ...picture, ...found })
    else problems.push({ at: `pictures/${picture.id}`, field: '', reason: 'fileDamaged' })
  }
  return { checked, problems }
}

/** A file that holds only pixels is kept byte for byte, so it loses no quality between portals. */
async function keptBytes(bytes: Buffer, declaredName: string) {
  const verdict = await inspectFile({ bytes, declaredName, purpose: 'picture' })
  if (verdict.refusal !== null || verdict.type === 'pdf') return null
  const written = await reencodeImage(bytes, verdict.type)
  if (typeof written === 'string') return null
  const mediaType = `image/${verdict.type}`
  return { mediaType, bytes: (await hasMetadata(bytes)) ? written.bytes : bytes }
}

export type StoredPicture = CheckedPicture & {
  stored: StoredFile
  width: number
  height: number
  sizes: (Omit<SizedImage, 'bytes'> & { stored: StoredFile })[]
}

/** Renders a picture in every size and stores it; the caller removes it on failure. */
export async function storePicture(
  files: FileStore,
  picture: CheckedPicture,
  note: (key: string) => void,
): Promise<StoredPicture> {
  const put = async (bytes: Uint8Array) => {
    const stored = await files.put(bytes)
    note(stored.key)
    return stored
  }
  const { sizes, width, height } = await resizeImage(picture.bytes)
  const drawn: StoredPicture['sizes'] = []
  for (const { bytes, ...size } of sizes) drawn.push({ ...size, stored: await put(bytes) })
  return { ...picture, width, height, sizes: drawn, stored: await put(picture.bytes) }
}

/** Takes a stored picture into the library under the id by which texts show it. */
export async function addStoredPicture(
  ctx: { db: Db; cipher: PersonalCipher },
  { id, zh, en, width, height, stored, mediaType, sizes }: StoredPicture,
): Promise<void> {
  const file_id = await adoptPicture(ctx, { id, stored, mediaType })
  await insertPicture(ctx.db, { id, alt_zh: zh, alt_en: en, width, height, file_id, created_by: null })
  for (const { name, width: own, mediaType: type, stored: drawn } of sizes) {
    await insertPictureFile(ctx.db, {
      ...{ picture_id: id, name, width: own, media_type: type },
      ...{ bytes: drawn.size, storage_key: drawn.key },
    })
  }
}
