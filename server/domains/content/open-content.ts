import type { OpenRecord } from '../../../shared/contract/open-data.ts'
import { type CollectionName, recordPath } from '../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../shared/rules/content/field-values.ts'
import { openColumns } from '../../../shared/rules/open-data.ts'
import type { Db } from '../../db/database.ts'
import { listLiveAfter } from './live.queries.ts'

/** A collection's published content by number, each record with both its languages. */
export async function openContent(
  db: Db,
  collection: CollectionName,
  page: { after: number; limit: number },
): Promise<OpenRecord[]> {
  const rows = await listLiveAfter(db, collection, page)
  const columns = openColumns(collection)
  return [...Map.groupBy(rows, (row) => row.number).values()].map((texts) => {
    const [first] = texts
    if (!first) throw new Error('a group has a row')
    const fieldsIn = (language: 'zh' | 'en') => {
      const text = texts.find((row) => row.language === language)
      return text ? pick(text.fields, columns.own) : null
    }
    const newest = texts.reduce((late, row) => (row.published_at > late.published_at ? row : late), first)
    return {
      number: String(first.number),
      path: recordPath(collection, first),
      updatedAt: newest.published_at.toISOString(),
      // The two languages share fields; the version published last applies.
      shared: pick(newest.shared, columns.shared),
      zh: fieldsIn('zh'),
      en: fieldsIn('en'),
      provenance: newest.provenance,
    }
  })
}

function pick(values: FieldValues, names: readonly string[]): FieldValues {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
}
