import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Library pictures with their files, by id. */
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

/** One size of a picture, for sending. */
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
    // Pictures whose text awaits a second person come first.
    .orderBy(sql`waiting_since is null`)
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

export async function findPictureForUpdate(db: Db, id: string): Promise<PictureRow | undefined> {
  return db.selectFrom('content_pictures').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Whether a picture is published, in a field or inside a text. */
export async function isPictureLive(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_live: boolean }>`
    select exists (select from content_live
      where identifiers_in(fields, shared) @> array[${id}::uuid]) as is_live`.execute(db)
  return rows[0]?.is_live === true
}

/** Those that a record uses: in a field, in a draft or published text, or in an older version. */
export async function usedPictures(db: Db, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id::text from unnest(${ids}::uuid[]) as id
    where exists (select from content_records where identifiers_in('{}', shared) @> array[id])
      or exists (select from content_texts where identifiers_in(fields, '{}') @> array[id])
      or exists (select from content_versions where identifiers_in(fields, shared) @> array[id])`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** Removes a picture from the library with its sizes. */
export async function deletePicture(db: Db, id: string): Promise<void> {
  await db.deleteFrom('content_picture_files').where('picture_id', '=', id).execute()
  await db.deleteFrom('content_pictures').where('id', '=', id).execute()
}

export type Words = { zh: string; en: string }

/** Sets the given alternative texts, and the ones that wait for a second person. */
export async function setWords(
  db: Db,
  id: string,
  { words, waiting }: { words?: Words | null; waiting: (Words & { by: string }) | null },
): Promise<PictureRow> {
  return db
    .updateTable('content_pictures')
    .set({
      ...(words && { alt_zh: words.zh, alt_en: words.en }),
      waiting_zh: waiting?.zh ?? null,
      waiting_en: waiting?.en ?? null,
      waiting_by: waiting?.by ?? null,
      waiting_since: waiting ? sql<Date>`now()` : null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A new time-ordered id. */
export async function newPictureId(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuid7() as id`.execute(db)
  return rows[0]?.id ?? ''
}
