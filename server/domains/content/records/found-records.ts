import { plainText } from '../../../../shared/lib/text/html-text.ts'
import { type CollectionName, collections, fieldsOf } from '../../../../shared/rules/content/collections.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import type { CallContext } from '../../../context.ts'
import type { FoundText } from '../../../search/found-text.ts'
import { type LiveRow, listLiveNames } from '../live.queries.ts'

/** Search results for published records of a collection, in the page's language where possible. */
export async function listFoundRecords(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  collection: CollectionName,
  recordIds: string[],
): Promise<FoundText[]> {
  const rows = await listLiveNames(db, collection, byAlias(collection) ? undefined : recordIds.map(Number))
  return recordIds.flatMap((recordId) => {
    const texts = rows.filter((row) => foundAs(row) === recordId)
    const row = texts.find(({ language }) => language === locale) ?? texts[0]
    if (!row) return []
    return {
      recordId,
      language: row.language,
      title: textOf(row.fields, collections[collection].titleField),
      summary: textOf(row.fields, 'summary'),
      body: bodyTextOf(row, addressFields),
    }
  })
}

/** The record's id in the search: its number, or its alias where the address contains the alias. */
export function foundAs({
  collection,
  number,
  alias,
}: Pick<LiveRow, 'collection' | 'number' | 'alias'>): string {
  return byAlias(collection) ? (alias ?? '') : String(number)
}

/** Whether the address contains the alias; such a collection has only a handful of records. */
function byAlias(collection: CollectionName): boolean {
  return collections[collection].path?.includes(':alias') === true
}

/** Contact details: searchable, but no description. */
const addressFields = ['contact']

/** All texts of a record that everybody reads, except its leading ones, without markup. */
export function bodyTextOf(
  { collection, fields }: Pick<LiveRow, 'collection' | 'fields'>,
  except: readonly string[] = [],
): string {
  const schema = collections[collection]
  const lead = [schema.titleField, 'summary', 'keywords', ...except]
  return fieldsOf(schema, 'own')
    .filter(({ name, isForGranted }) => !isForGranted && !lead.includes(name))
    .map(({ name, kind }) => (kind === 'richText' ? plainText(textOf(fields, name)) : textOf(fields, name)))
    .join('\n')
}
