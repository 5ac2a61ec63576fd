import {
  type CollectionName,
  collectionNames,
  collections,
} from '../../../../shared/rules/content/collections.ts'
import type { Db } from '../../../db/database.ts'
import { indexText } from '../article-documents.ts'
import { listNotFound } from '../live.queries.ts'

/** Makes found what is published and not found yet: what an earlier release published before its search knew it. */
export async function indexMissing(db: Db): Promise<void> {
  const kinds = collectionNames.flatMap((collection): { collection: CollectionName; kind: string }[] => {
    const kind = collections[collection].searchKind
    // Tools have a search of their own, kept by their own tables.
    return kind && collection !== 'tools' ? [{ collection, kind }] : []
  })
  for (const key of await listNotFound(db, kinds)) await indexText(db, key)
}
