import { locales } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import { storeTool } from '../tools/publish-tool.ts'
import { indexRecords } from './index-records.ts'
import { numberPages } from './number-pages.ts'
import { insertPackaged, listGiven, noteGiven } from './package.queries.ts'
import { nameOf, type PackagedRecord } from './packaged-record.ts'

/**
 * Gives a portal its initial records, each once: an existing record stays unchanged, and a removed one stays
 * removed. Two nodes may do this concurrently.
 * @returns whether any was written
 */
export async function giveRecords(db: Db, records: readonly PackagedRecord[]): Promise<boolean> {
  if (!db.isTransaction) return db.transaction().execute((trx) => giveRecords(trx, records))
  const numbered = await numberPages(db, records)
  const given = await noteGiven(db, numbered)
  const written = await insertPackaged(
    db,
    numbered.filter((record) => given.has(nameOf(record))),
  )
  const added = numbered.filter((record) => written.has(nameOf(record)))
  await storeTools(db, added)
  await indexRecords(db, added)
  return added.length > 0
}

/** The names of the records that a portal was initially given, whether it still has them or not. */
export async function namesGiven(db: Db): Promise<Set<string>> {
  return new Set((await listGiven(db)).map(nameOf))
}

/** Stores the toolbox's own rows for the tools among some records. */
export async function storeTools(db: Db, records: readonly PackagedRecord[]): Promise<void> {
  for (const { collection, number, texts, ...tool } of records) {
    if (collection !== 'tools') continue
    for (const language of locales) {
      if (tool.published[language])
        await storeTool(db, { ...tool, number, language, fields: texts[language] })
    }
  }
}
