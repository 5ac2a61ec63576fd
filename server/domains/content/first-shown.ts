import type { Locale } from '../../../shared/lib/locale.ts'
import { type CollectionName, collections, textOf } from '../../../shared/rules/content/collections.ts'
import type { Db } from '../../db/database.ts'
import { listPublished } from './publish/published-records.ts'

type Shown = { number: string; title: string } | null
export type FirstShown = Record<Locale, Shown>

/** Where visitors see one record of a collection: its number in each language. Null for other collections. */
export async function firstShown(db: Db, collection: CollectionName): Promise<FirstShown> {
  const { isFirstShown, titleField } = collections[collection]
  if (!isFirstShown) return { zh: null, en: null }
  const firstIn = async (locale: Locale): Promise<Shown> => {
    const [first] = await listPublished({ db, locale }, collection)
    return first ? { number: String(first.number), title: textOf(first.fields, titleField) } : null
  }
  return { zh: await firstIn('zh'), en: await firstIn('en') }
}
