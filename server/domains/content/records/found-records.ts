import { plainText } from '../../../../shared/lib/text/html-text.ts'
import {
  type CollectionName,
  collections,
  fieldsOf,
  textOf,
} from '../../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../../context.ts'
import type { FoundText } from '../../../search/found-text.ts'
import { type LiveRow, listLiveNames } from '../live.queries.ts'

/** What a search shows of published records of a collection, in the page's language where it can. */
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

/** What the search calls a record: its number, or the alias in the address of those that are as many as their aliases. */
export function foundAs({
  collection,
  number,
  alias,
}: Pick<LiveRow, 'collection' | 'number' | 'alias'>): string {
  return byAlias(collection) ? (alias ?? '') : String(number)
}

/** Such a collection has a handful of records. */
function byAlias(collection: CollectionName): boolean {
  return collections[collection].path?.includes(':alias') === true
}

/** Whom to write to: found by, and no words that say what something is. */
const addressFields = ['contact']

/** Every text of a record besides what leads it, without markup. */
export function bodyTextOf(
  { collection, fields }: Pick<LiveRow, 'collection' | 'fields'>,
  except: readonly string[] = [],
): string {
  const schema = collections[collection]
  const lead = [schema.titleField, 'summary', 'keywords', ...except]
  return fieldsOf(schema, 'own')
    .filter(({ name }) => !lead.includes(name))
    .map(({ name, kind }) => (kind === 'richText' ? plainText(textOf(fields, name)) : textOf(fields, name)))
    .join('\n')
}
