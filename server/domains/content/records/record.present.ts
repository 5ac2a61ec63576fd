import type { ContentDetail, ContentTextState } from '../../../../shared/contract/content/content-parts.ts'
import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import { type CollectionName, collections, fieldsOf } from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, listOf, textOf } from '../../../../shared/rules/content/field-values.ts'
import type { Db } from '../../../db/database.ts'
import type { FirstShown } from '../first-shown.ts'
import type { LiveRow } from '../live.queries.ts'
import { listToolNames } from '../tools/tool-names.ts'
import { fieldNames } from './field-names.ts'
import type { OpenRecord } from './open-record.ts'
import { listOptions } from './record-list.queries.ts'
import { listRetiredFields } from './record-names.queries.ts'
import type { TextRow } from './records.queries.ts'
import { isSame } from './same-values.ts'

type Seen = { live: LiveRow | undefined; names: ReadonlyMap<string, string>; first: FirstShown }

/** A text's state for its editors. */
export function presentState(
  { record, texts }: OpenRecord,
  language: Locale,
  { live, names, first }: Seen,
): ContentTextState {
  const text = texts[language]
  const source = texts[record.source_language]
  const isEmpty = Object.values(text.fields).every((value) => value.length === 0)
  return {
    state: text.state,
    isLive: live !== undefined,
    hasChanges:
      live !== undefined && !(isSame(live.fields, text.fields) && isSame(live.shared, record.shared)),
    isStale: !isEmpty && source.current_as_of > text.current_as_of,
    isEmpty,
    publishAt: text.publish_at?.toISOString() ?? null,
    publishedAt: text.published_at?.toISOString() ?? null,
    updatedAt: text.updated_at.toISOString(),
    updatedBy: names.get(text.updated_by ?? '') ?? null,
    missed: text.missed_at && { at: text.missed_at.toISOString(), fields: text.missed_why ?? {} },
    hiddenBehind: live && first[language]?.number !== String(record.number) ? first[language] : null,
  }
}

/** A record's name, in the page's language where it exists. */
export function nameOf(
  collection: CollectionName,
  texts: Record<Locale, TextRow>,
  locale: Locale,
): { title: string; titleLanguage: Locale } {
  const { titleField } = collections[collection]
  const other = locales.find((one) => one !== locale) ?? 'zh'
  const own = textOf(texts[locale].fields, titleField)
  if (own !== '') return { title: own, titleLanguage: locale }
  return { title: textOf(texts[other].fields, titleField), titleLanguage: other }
}

/**
 * Options of a collection's relations and of choices stored in the database, by field name. A form submits
 * only what it shows, so the record's present values are always included.
 * @param held the record's shared values
 */
export async function optionsOf(
  db: Db,
  collection: CollectionName,
  locale: Locale,
  held: FieldValues = {},
): Promise<ContentDetail['options']> {
  const options: ContentDetail['options'] = {}
  for (const { name, relatesTo, optionsFrom } of fieldsOf(collections[collection], 'shared')) {
    if (relatesTo) {
      const { titleField } = collections[relatesTo]
      const chosen = listOf(held, name).map(Number)
      const rows =
        relatesTo === 'tools'
          ? await listToolNames(db, chosen)
          : await listOptions(db, relatesTo, { titleField, chosen })
      options[name] = rows.map(({ number, zh, en, is_withdrawn }) => ({
        value: String(number),
        label: (locale === 'zh' ? zh || en : en || zh) || String(number),
        ...(is_withdrawn && { isWithdrawn: true }),
      }))
    }
    if (optionsFrom === 'fields') {
      const fields = await fieldNames(db)
      const retired = await listRetiredFields(db, [held[name] ?? []].flat())
      options[name] = [
        ...fields.map((field) => ({ value: field.alias, label: field.name[locale] })),
        ...retired.map(({ alias, zh, en }) => ({
          value: alias,
          label: (locale === 'zh' ? zh || en : en || zh) || alias,
          isWithdrawn: true,
        })),
      ]
    }
  }
  return options
}
