import type { Locale } from '../../../shared/lib/locale.ts'
import { type CollectionName, collections } from '../../../shared/rules/content/collections.ts'
import { textOf } from '../../../shared/rules/content/field-values.ts'
import type { Db } from '../../db/database.ts'
import { listLiveRecords } from './live.queries.ts'

type Shown = { number: string; title: string } | null
export type FirstShown = Record<Locale, Shown>

/** Where visitors see one record of a collection: its number in each language. Null for other collections. */
export async function firstShown(db: Db, collection: CollectionName): Promise<FirstShown> {
  const { isFirstShown, titleField } = collections[collection]
  if (!isFirstShown) return { zh: null, en: null }
  const rows = await listLiveRecords(db, collection)
  const firstIn = (locale: Locale): Shown => {
    const first = rows.find(({ language }) => language === locale) ?? rows[0]
    return first ? { number: String(first.number), title: textOf(first.fields, titleField) } : null
  }
  return { zh: firstIn('zh'), en: firstIn('en') }
}
