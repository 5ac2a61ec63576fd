import type { Locale } from '../../lib/locale.ts'
import { localeOfPath, pathWithoutLocale } from '../../lib/locale.ts'
import { type CollectionName, collectionNames, collections } from './collections.ts'

/** Where a record stands: by its number, or by an address of its own. */
export type ReadRecord = { collections: CollectionName[]; key: string; byAlias: boolean; language: Locale }

type Pattern = Omit<ReadRecord, 'key' | 'language'> & { expression: RegExp }

const patterns: Pattern[] = patternsOf()

/** The record that a page shows, by its path; null for lists and whatever else is no record. */
export function recordOfPath(path: string): ReadRecord | null {
  const bare = pathWithoutLocale(path)
  for (const { expression, ...of } of patterns) {
    const key = expression.exec(bare)?.[1]
    if (key) return { ...of, key, language: localeOfPath(path) }
  }
  return null
}

/** Collections that share an address share a pattern: which of them has such a record is known to the database. */
function patternsOf(): Pattern[] {
  const byPath = Map.groupBy(
    collectionNames.filter((name) => collections[name].path !== null),
    (name) => collections[name].path ?? '',
  )
  return [...byPath].map(([path, names]) => ({
    collections: names,
    byAlias: path.includes(':alias'),
    expression: new RegExp(
      `^${path.replace(':number', '([1-9][0-9]{0,8})').replace(':alias', '([A-Za-z0-9-]{1,60})')}$`,
    ),
  }))
}
