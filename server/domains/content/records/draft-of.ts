import { collections, fieldsOf } from '../../../../shared/rules/content/collections.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import type { CallContext } from '../../../context.ts'
import type { Readable } from '../article.present.ts'
import { getRecord, type RecordInput } from './open-record.ts'

export type Draft = Readable

/** What editors work on, in the language of the page where something is written in it. @throws ApiError `notFound` */
export async function draftOf({ db, locale }: CallContext, input: RecordInput): Promise<Draft> {
  const { record, texts } = await getRecord(db, input)
  const own = fieldsOf(collections[record.collection], 'own')
  const hasOwn = own.some(({ name }) => textOf(texts[locale].fields, name) !== '')
  const other = locale === 'zh' ? 'en' : 'zh'
  const text = texts[hasOwn ? locale : other]
  const now = record.updated_at
  return {
    collection: record.collection,
    number: record.number,
    alias: record.alias,
    language: text.language,
    fields: text.fields,
    shared: record.shared,
    provenance: record.provenance,
    first_published_at: text.first_published_at ?? text.publish_at ?? now,
    published_at: text.publish_at ?? now,
  }
}
