import { createHash } from 'node:crypto'
import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, listOf, textOf } from '../../../../shared/rules/content/field-values.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import type { Db } from '../../../db/database.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { RecordRow, TextKey, TextRow } from './records.queries.ts'
import { canonical, isSame, isSameOrigin } from './same-values.ts'

/** A text's saved versions, newest first. */
export async function listVersions(db: Db, { collection, number, language }: TextKey) {
  return db
    .selectFrom('content_versions')
    .selectAll()
    .where('collection', '=', collection)
    .where('number', '=', number)
    .where('language', '=', language)
    .orderBy('version', 'desc')
    .limit(200)
    .execute()
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

export async function findVersion(db: Db, key: TextKey, version: number | 'newest') {
  let query = db
    .selectFrom('content_versions')
    .selectAll()
    .where('collection', '=', key.collection)
    .where('number', '=', key.number)
    .where('language', '=', key.language)
    .orderBy('version', 'desc')
    .limit(1)
  if (version !== 'newest') query = query.where('version', '=', version)
  return query.executeTakeFirst()
}

/** Saves a text's present content as a version, unless the newest version equals it. */
export async function keepVersion(
  db: Db,
  key: TextKey,
  values: { fields: FieldValues; shared: FieldValues; provenance: Provenance | null },
  accountId: string | null,
): Promise<VersionRow> {
  const newest = await findVersion(db, key, 'newest')
  const isKept =
    newest &&
    isSame(newest.fields, values.fields) &&
    isSame(newest.shared, values.shared) &&
    isSameOrigin(newest.provenance, values.provenance)
  if (isKept) return newest
  return db
    .insertInto('content_versions')
    .values({
      collection: key.collection,
      number: key.number,
      language: key.language,
      version: (newest?.version ?? 0) + 1,
      fields: JSON.stringify(values.fields),
      shared: JSON.stringify(values.shared),
      provenance: values.provenance && JSON.stringify(values.provenance),
      text_hash: hashOf(values.fields),
      saved_by: accountId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Saves typed content as a version by its author, or by the acting person where the author is unknown. */
export async function keepTyped(
  db: Db,
  { record, texts }: { record: RecordRow; texts: Record<Locale, TextRow> },
  language: Locale,
  accountId: string | null,
): Promise<VersionRow> {
  const { collection, number, shared, provenance } = record
  return keepVersion(
    db,
    { collection, number, language },
    { fields: texts[language].fields, shared, provenance },
    texts[language].updated_by ?? accountId,
  )
}

/** Saves other authors' unsaved typing as versions before it is overwritten. */
export async function keepOthersTyped(
  db: Db,
  open: { record: RecordRow; texts: Record<Locale, TextRow> },
  accountId: string,
): Promise<void> {
  for (const language of locales) {
    if (open.texts[language].updated_by !== accountId) await keepTyped(db, open, language, null)
  }
}

/** Saves the first version of each text of a new record. */
export async function keepFirstVersions(
  db: Db,
  { collection, number }: Pick<TextKey, 'collection' | 'number'>,
  {
    texts,
    shared,
    provenance,
  }: {
    texts: Record<Locale, FieldValues>
    shared: FieldValues
    provenance: Provenance | null
  },
  accountId: string,
): Promise<void> {
  await db
    .insertInto('content_versions')
    .values(
      locales.map((language) => ({
        collection,
        number,
        language,
        version: 1,
        fields: JSON.stringify(texts[language]),
        shared: JSON.stringify(shared),
        provenance: provenance && JSON.stringify(provenance),
        text_hash: hashOf(texts[language]),
        saved_by: accountId,
      })),
    )
    .execute()
}

export function hashOf(fields: FieldValues): Buffer {
  return createHash('sha256').update(canonical(fields)).digest()
}

/** Publishes a version. */
export async function putLive(
  db: Db,
  record: RecordRow,
  version: VersionRow,
  text: Pick<TextRow, 'first_published_at' | 'published_at'>,
): Promise<void> {
  const { collection, number, language } = version
  const values = {
    ...liveValues(version),
    alias: record.alias,
    first_published_at: text.first_published_at ?? databaseClock,
    published_at: text.published_at ?? databaseClock,
  }
  await db
    .insertInto('content_live')
    .values({ collection, number, language, ...values })
    .onConflict((conflict) => conflict.columns(['collection', 'number', 'language']).doUpdateSet(values))
    .execute()
}

/** A version's values as a row of `content_live`. */
export function liveValues(
  version: Pick<VersionRow, 'collection' | 'version' | 'fields' | 'shared' | 'provenance' | 'text_hash'>,
) {
  return {
    version: version.version,
    fields: JSON.stringify(version.fields),
    shared: JSON.stringify(version.shared),
    provenance: version.provenance && JSON.stringify(version.provenance),
    text_hash: version.text_hash,
    labels: relatedNumbers(version.collection, version.shared),
    position: Number(textOf(version.shared, 'order') || 0),
  }
}

/** The numbers in a record's first relation: lists by label and activities by project use them. */
function relatedNumbers(collection: CollectionName, shared: FieldValues): number[] {
  const relation = collections[collection].fields.find(({ kind }) => kind === 'relation')
  return relation ? listOf(shared, relation.name).map(Number) : []
}

export async function removeLive(db: Db, { collection, number, language }: TextKey): Promise<void> {
  await db
    .deleteFrom('content_live')
    .where('collection', '=', collection)
    .where('number', '=', number)
    .where('language', '=', language)
    .execute()
}
