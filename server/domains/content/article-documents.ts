import { plainText } from '../../../shared/rules/check-fields.ts'
import {
  type CollectionField,
  collections,
  type FieldValues,
  fieldsOf,
  isList,
  listOf,
  textOf,
} from '../../../shared/rules/collections.ts'
import type { Db } from '../../db/database.ts'
import { indexDocument, removeDocument } from '../../search/index-document.ts'
import { findLive, listLiveLabels } from './live.queries.ts'
import type { TextKey } from './records.queries.ts'

/** Makes what visitors read of a text found by the search, in the transaction that publishes it. */
export async function indexText(db: Db, key: TextKey): Promise<void> {
  const kind = collections[key.collection].searchKind
  const live = kind ? await findLive(db, key) : undefined
  if (!kind || !live) return
  const labels = await listLiveLabels(db, listOf(live.shared, 'labels').map(Number))
  const schema = collections[key.collection]
  const isLead = ({ name }: CollectionField) => [schema.titleField, 'summary', 'keywords'].includes(name)
  await indexDocument(db, {
    kind,
    recordId: String(key.number),
    language: key.language,
    title: textOf(live.fields, schema.titleField),
    keywords: [
      ...labels
        .filter((label) => label.language === key.language)
        .map((label) => textOf(label.fields, 'name')),
      ...textOf(live.fields, 'keywords')
        .split(/[,，、;；]/)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ],
    summary: textOf(live.fields, 'summary'),
    body: fieldsOf(schema, 'own')
      .filter((field) => !isLead(field))
      .map(({ name, kind }) =>
        kind === 'richText' ? plainText(textOf(live.fields, name)) : textOf(live.fields, name),
      )
      .join('\n'),
    facets: fieldsOf(schema, 'shared').flatMap((field) => facetsOf(field, live.shared)),
  })
}

/** What a list can be narrowed by: labels and choices. */
function facetsOf(field: CollectionField, shared: FieldValues): string[] {
  if (field.relatesTo === 'labels') return listOf(shared, field.name).map((number) => `label:${number}`)
  if (field.kind !== 'choice') return []
  const values = isList(field) ? listOf(shared, field.name) : [textOf(shared, field.name)]
  return values.map((value) => `${field.name}:${value}`)
}

/** Makes it no longer found. */
export async function forgetText(db: Db, { collection, number, language }: TextKey): Promise<void> {
  const kind = collections[collection].searchKind
  if (kind) await removeDocument(db, { kind, recordId: String(number), language })
}
