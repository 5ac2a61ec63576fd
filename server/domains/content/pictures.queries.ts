import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Pictures of the library with the files of each, by id. */
export async function listPictures(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('content_pictures').selectAll().where('id', 'in', ids).execute()
}

export type PictureRow = Awaited<ReturnType<typeof listPictures>>[number]

export async function listPictureFiles(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('content_picture_files')
    .select(['picture_id', 'name', 'width', 'media_type'])
    .where('picture_id', 'in', ids)
    .orderBy('width')
    .execute()
}

/** One size of a picture, to be sent. */
export async function findPictureFile(db: Db, pictureId: string, name: string) {
  return db
    .selectFrom('content_picture_files')
    .select(['storage_key', 'media_type', 'bytes'])
    .where('picture_id', '=', pictureId)
    .where('name', '=', name)
    .executeTakeFirst()
}

export async function searchPictures(
  db: Db,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<{ rows: PictureRow[]; total: number }> {
  let query = db.selectFrom('content_pictures')
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((eb) => eb.or([eb('alt_zh', 'ilike', like), eb('alt_en', 'ilike', like)]))
  }
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, total: count }
}

export async function insertPicture(
  db: Db,
  picture: Pick<PictureRow, 'id' | 'alt_zh' | 'alt_en' | 'width' | 'height' | 'file_id' | 'created_by'>,
): Promise<void> {
  await db.insertInto('content_pictures').values(picture).execute()
}

export async function insertPictureFile(
  db: Db,
  file: {
    picture_id: string
    name: string
    width: number
    media_type: string
    bytes: number
    storage_key: string
  },
): Promise<void> {
  await db.insertInto('content_picture_files').values(file).execute()
}

export async function updateAlt(
  db: Db,
  { pictureId, altZh, altEn }: { pictureId: string; altZh: string; altEn: string },
): Promise<PictureRow | undefined> {
  return db
    .updateTable('content_pictures')
    .set({ alt_zh: altZh, alt_en: altEn })
    .where('id', '=', pictureId)
    .returningAll()
    .executeTakeFirst()
}

/** A new id in the order of time. */
export async function newPictureId(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuid7() as id`.execute(db)
  return rows[0]?.id ?? ''
}
