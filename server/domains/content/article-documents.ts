import type { CollectionField } from '../../../shared/rules/content/collection-schema.ts'
import { collections, fieldsOf, isList } from '../../../shared/rules/content/collections.ts'
import { type FieldValues, listOf, textOf } from '../../../shared/rules/content/field-values.ts'
import type { Db } from '../../db/database.ts'
import { indexDocument, removeDocument } from '../../search/index-document.ts'
import { findLive, isLive, type LiveRow, listLiveActivities } from './live.queries.ts'
import { filedUnder } from './records/filed-under.ts'
import { bodyTextOf, foundAs } from './records/found-records.ts'
import { findRecord, type TextKey } from './records/records.queries.ts'

/** Indexes the published version of a text for the search, in the transaction that publishes it. */
export async function indexText(db: Db, key: TextKey): Promise<void> {
  const kind = collections[key.collection].searchKind
  const live = kind ? await findLive(db, key) : undefined
  if (!kind || !live || !(await isReadable(db, live))) return
  const schema = collections[key.collection]
  await indexDocument(db, {
    kind,
    recordId: foundAs(live),
    language: key.language,
    title: textOf(live.fields, schema.titleField),
    keywords: [
      ...(await filedUnder(db, live)),
      ...textOf(live.fields, 'keywords')
        .split(/[,，、;；]/)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ],
    summary: textOf(live.fields, 'summary'),
    body: bodyTextOf(live),
    facets: fieldsOf(schema, 'shared').flatMap((field) => facetsOf(field, live.shared)),
  })
}

/** An activity disappears with its project: it is indexed while any language of the project is published. */
async function isReadable(db: Db, { collection, labels }: LiveRow): Promise<boolean> {
  return collection !== 'projectActivities' || (await isLive(db, 'projects', labels[0] ?? 0))
}

/** Indexes or removes a project's activities, depending on whether the project is published. */
export async function indexActivitiesOf(db: Db, project: number): Promise<void> {
  const isRead = await isLive(db, 'projects', project)
  for (const { number, language } of await listLiveActivities(db, project)) {
    const key: TextKey = { collection: 'projectActivities', number, language }
    await (isRead ? indexText(db, key) : forgetText(db, key))
  }
}

/** The facets that a list can be narrowed by: labels and choices. */
function facetsOf(field: CollectionField, shared: FieldValues): string[] {
  if (field.relatesTo === 'labels') return listOf(shared, field.name).map((number) => `label:${number}`)
  if (field.kind !== 'choice') return []
  const values = isList(field) ? listOf(shared, field.name) : [textOf(shared, field.name)]
  return values.map((value) => `${field.name}:${value}`)
}

/** Removes a text from the search index. */
export async function forgetText(db: Db, key: TextKey): Promise<void> {
  const kind = collections[key.collection].searchKind
  const record = kind ? await findRecord(db, key, false) : undefined
  if (kind && record) await removeDocument(db, { kind, recordId: foundAs(record), language: key.language })
}
