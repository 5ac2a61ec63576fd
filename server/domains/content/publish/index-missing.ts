import {
  type CollectionName,
  collectionNames,
  collections,
} from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import { indexText } from '../article-documents.ts'
import { listNotFound } from '../live.queries.ts'
import type { TextKey } from '../records/records.queries.ts'

// Tools have their own search index, built from their own tables.
const kinds = collectionNames.flatMap((collection): { collection: CollectionName; kind: string }[] => {
  const kind = collections[collection].searchKind
  return kind && collection !== 'tools' ? [{ collection, kind }] : []
})

const textsAtOnce = 1_000
/** The last text that was looked at; null where none is left. */
export type IndexedTo = TextKey | null

/** A start looks through no more, so that it never waits for long. */
const turnsAtStart = 5

/** The next thousand published texts: those that the search lacks, and the last of all, null at the end. */
export function nextNotFound(db: Db, after: TextKey | null) {
  return listNotFound(db, { kinds, after, limit: textsAtOnce })
}

/**
 * Indexes published texts that are missing, such as those that an earlier release did not index, among the first
 * five thousand. The job `index-missing` goes on from there.
 */
export async function indexMissing(db: Db): Promise<IndexedTo> {
  let after: IndexedTo = null
  for (let turn = 0; turn < turnsAtStart; turn += 1) {
    const { missing, last } = await nextNotFound(db, after)
    await db.transaction().execute(async (trx) => {
      for (const key of missing) await indexText(trx, key)
    })
    if (!last) return null
    after = last
  }
  return after
}
