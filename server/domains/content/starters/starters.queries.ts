import { sql } from 'kysely'
import { offeringKindIn } from '../../../../shared/rules/applications/offerings.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import type { Db } from '../../../db/database.ts'
import type { RecordKey } from '../package/packaged-record.ts'

/** Locks out others who take packages in or out, until the transaction ends. */
export async function lockStarters(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('starter packages'))`.execute(db)
}

export type TakenRow = RecordKey & { package: string; digest: Buffer; taken_at: Date }

/** What came from packages, or from one of them. */
export async function listTaken(db: Db, name?: string): Promise<TakenRow[]> {
  let query = db.selectFrom('package_records').selectAll().orderBy('collection').orderBy('number')
  if (name !== undefined) query = query.where('package', '=', name)
  return query.execute()
}

/** Notes what came from a package. */
export async function noteTaken(
  db: Db,
  name: string,
  records: readonly (RecordKey & { digest: Buffer })[],
): Promise<void> {
  if (records.length === 0) return
  await db
    .insertInto('package_records')
    .values(records.map(({ collection, number, digest }) => ({ package: name, collection, number, digest })))
    .execute()
}

export async function forgetTaken(db: Db, keys: readonly RecordKey[]): Promise<void> {
  for (const { collection, number } of keys)
    await db
      .deleteFrom('package_records')
      .where('collection', '=', collection)
      .where('number', '=', number)
      .execute()
}

/** Records of this portal by their numbers, with the values that a digest is made of. */
export async function listPresent(db: Db, keys: readonly RecordKey[]) {
  const { rows } = await sql<PresentRow>`
    select r.collection, r.number, r.alias, r.shared, r.provenance,
      zh.fields as zh, en.fields as en,
      zh.live_version is not null or en.live_version is not null as is_live
    from unnest(${keys.map(({ collection }) => collection)}::text[], ${keys.map(({ number }) => number)}::integer[])
      wanted (collection, number)
    join content_records r on (r.collection, r.number) = (wanted.collection, wanted.number)
    join content_texts zh on (zh.collection, zh.number, zh.language) = (r.collection, r.number, 'zh')
    join content_texts en on (en.collection, en.number, en.language) = (r.collection, r.number, 'en')`.execute(
    db,
  )
  return rows
}

type PresentRow = RecordKey & {
  alias: string | null
  shared: FieldValues
  provenance: Provenance | null
  zh: FieldValues
  en: FieldValues
  is_live: boolean
}

/** Whether a team wishes for a tool; wishes go with their tool, so it is locked against new ones first. */
export async function isWished(db: Db, collection: CollectionName, number: number): Promise<boolean> {
  if (collection !== 'tools') return false
  await db.selectFrom('tools').select('number').where('number', '=', number).forUpdate().execute()
  const wish = await db
    .selectFrom('tool_wishes')
    .select('team_id')
    .where('tool_number', '=', number)
    .limit(1)
    .executeTakeFirst()
  return wish !== undefined
}

/** Deletes what a published offering left beside its record. Fails where anything else refers to the offering. */
export async function deleteOffering(db: Db, collection: CollectionName, number: number): Promise<void> {
  const kind = offeringKindIn(collection)
  if (!kind) return
  await db
    .deleteFrom('question_sets')
    .where('offering_kind', '=', kind)
    .where('offering_number', '=', number)
    .execute()
  if (kind !== 'tool') return
  await db.deleteFrom('tool_texts').where('tool_number', '=', number).execute()
  await db.deleteFrom('tools').where('number', '=', number).execute()
}

/** Runs a step whose failure undoes only the step. */
export async function inSavepoint(db: Db, step: () => Promise<void>): Promise<void> {
  await sql`savepoint starter_record`.execute(db)
  try {
    await step()
  } catch (error) {
    await sql`rollback to savepoint starter_record`.execute(db)
    throw error
  } finally {
    await sql`release savepoint starter_record`.execute(db)
  }
}
