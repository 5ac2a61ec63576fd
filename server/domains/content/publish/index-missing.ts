import {
  type CollectionName,
  collectionNames,
  collections,
} from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import { indexText } from '../article-documents.ts'
import { listNotFound } from '../live.queries.ts'

/** Indexes published texts that are missing, such as those that an earlier release did not index. */
export async function indexMissing(db: Db): Promise<void> {
  const kinds = collectionNames.flatMap((collection): { collection: CollectionName; kind: string }[] => {
    const kind = collections[collection].searchKind
    // Tools have their own search index, built from their own tables.
    return kind && collection !== 'tools' ? [{ collection, kind }] : []
  })
  for (const key of await listNotFound(db, kinds)) await indexText(db, key)
}
