import type { PictureView } from '../../../../shared/contract/content/content.ts'
import type { LibraryPicture } from '../../../../shared/contract/content/content-parts.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import { listPictureFiles, listPictures, type PictureRow } from './pictures.queries.ts'

/** Pictures for display by id; missing ones are left out. */
export async function presentPictures(
  db: Db,
  ids: string[],
  locale: Locale,
): Promise<Map<string, PictureView>> {
  const wanted = [...new Set(ids)].filter((id) => id !== '')
  const [rows, files] = await Promise.all([listPictures(db, wanted), listPictureFiles(db, wanted)])
  return new Map(
    rows.map((row) => {
      const own = files.filter((file) => file.picture_id === row.id)
      const of = (type: string) =>
        own
          .filter((file) => file.media_type === type)
          .map((file) => `${pictureLink(row.id, file.name)} ${file.width}w`)
          .join(', ')
      const view = {
        pictureId: row.id,
        alt: locale === 'zh' ? row.alt_zh : row.alt_en,
        width: row.width,
        height: row.height,
        avif: of('image/avif'),
        webp: of('image/webp'),
        src: srcOf(row),
      }
      return [row.id, view]
    }),
  )
}

/** A picture as editors see it; `names` are of staff whose texts wait, `used` are ids that a record shows. */
export function presentLibraryPicture(
  row: PictureRow,
  accountId: string,
  { names, used }: { names: ReadonlyMap<string, string>; used: ReadonlySet<string> },
): LibraryPicture {
  return {
    pictureId: row.id,
    altZh: row.alt_zh,
    altEn: row.alt_en,
    width: row.width,
    height: row.height,
    src: srcOf(row),
    createdAt: row.created_at.toISOString(),
    isUsed: used.has(row.id),
    waiting:
      row.waiting_by === null
        ? null
        : {
            altZh: row.waiting_zh ?? '',
            altEn: row.waiting_en ?? '',
            by: names.get(row.waiting_by) ?? '',
            isOwn: row.waiting_by === accountId,
          },
  }
}

/** Every picture has this file: larger pictures are scaled down, smaller ones keep their width. */
const plainName = '960.webp'

function srcOf({ id }: PictureRow): string {
  return pictureLink(id, plainName)
}

function pictureLink(id: string, name: string): string {
  return `/pictures/${id}/${name}`
}
