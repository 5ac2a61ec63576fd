import type { Db } from '../db/database.ts'
import { analyseDocument, type SearchDocument } from './analyse-document.ts'
import { countChange, deleteDocument, upsertDocument } from './search.queries.ts'

export type { SearchDocument } from './analyse-document.ts'

/**
 * Indexes a record in one language, or updates it. Must be called in the transaction that publishes the
 * record; it is findable from the commit on.
 */
export async function indexDocument(db: Db, document: SearchDocument): Promise<void> {
  await upsertDocument(db, document, analyseDocument(document))
  await countChange(db)
}

/** Removes a record from the index, in one language or, without one, in both. */
export async function removeDocument(
  db: Db,
  record: { kind: string; recordId: string; language?: 'zh' | 'en' },
): Promise<void> {
  await deleteDocument(db, record)
  await countChange(db)
}
