import { plainText } from '../../../shared/rules/check-fields.ts'
import { collections, listOf, textOf } from '../../../shared/rules/collections.ts'
import type { Db } from '../../db/database.ts'
import { indexDocument, removeDocument } from '../../search/index-document.ts'
import { findLive, listLiveLabels } from './live.queries.ts'
import type { TextKey } from './records.queries.ts'

/** Makes what visitors read of a text found by the search, in the transaction that publishes it. */
export async function indexText(db: Db, key: TextKey): Promise<void> {
  const kind = collections[key.collection].searchKind
  const live = kind ? await findLive(db, key) : undefined
  if (!kind || !live) return
  const names = await listLiveLabels(db, listOf(live.shared, 'labels').map(Number))
  await indexDocument(db, {
    kind,
    recordId: String(key.number),
    language: key.language,
    title: textOf(live.fields, 'title'),
    keywords: [
      ...names
        .filter((label) => label.language === key.language)
        .map((label) => textOf(label.fields, 'name')),
      ...textOf(live.fields, 'keywords').split(/[,，、;；]/),
    ],
    summary: textOf(live.fields, 'summary'),
    body: plainText(textOf(live.fields, 'body')),
    facets: listOf(live.shared, 'labels').map((label) => `label:${label}`),
  })
}

/** Makes it no longer found. */
export async function forgetText(db: Db, { collection, number, language }: TextKey): Promise<void> {
  const kind = collections[collection].searchKind
  if (kind) await removeDocument(db, { kind, recordId: String(number), language })
}
