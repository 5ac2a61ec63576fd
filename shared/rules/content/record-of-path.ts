import type { Locale } from '../../lib/locale.ts'
import { localeOfPath, pathWithoutLocale } from '../../lib/locale.ts'
import { type CollectionName, collectionNames, collections } from './collections.ts'

/** A record's place in an address: by its number, or by its alias. */
export type ReadRecord = { collections: CollectionName[]; key: string; byAlias: boolean; language: Locale }

type Pattern = Omit<ReadRecord, 'key' | 'language'> & { expression: RegExp }

const patterns: Pattern[] = patternsOf()

/** The record of a page, by its path; null for lists and other pages. */
export function recordOfPath(path: string): ReadRecord | null {
  const bare = pathWithoutLocale(path)
  for (const { expression, ...of } of patterns) {
    const key = expression.exec(bare)?.[1]
    if (key) return { ...of, key, language: localeOfPath(path) }
  }
  return null
}

/** Collections with the same address share a pattern: the database knows which of them has the record. */
function patternsOf(): Pattern[] {
  const byPath = Map.groupBy(
    collectionNames.filter((name) => collections[name].path !== null),
    (name) => collections[name].path ?? '',
  )
  return [...byPath].map(([path, names]) => ({
    collections: names,
    byAlias: path.includes(':alias'),
    expression: new RegExp(
      `^${path.replace(':number', '([1-9][0-9]{0,8})').replace(':alias', '((?:venture/)?[A-Za-z0-9-]{1,60})')}$`,
    ),
  }))
}
