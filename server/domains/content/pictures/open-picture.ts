import type { Services } from '../../../services.ts'
import { findPictureFile } from './pictures.queries.ts'

/** One size of a library picture, for anybody; null where there is none. */
export async function openPicture(
  { pool, files }: Services,
  pictureId: string,
  name: string,
): Promise<{ mediaType: string; bytes: number; stream: ReadableStream<Uint8Array> } | null> {
  const found = await findPictureFile(pool, pictureId, name)
  if (!found) return null
  const { stream } = await files.open(found.storage_key)
  return { mediaType: found.media_type, bytes: found.bytes, stream }
}
