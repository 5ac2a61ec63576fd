import { locales } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import { keepQuestions } from '../offerings/keep-questions.ts'
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
  await storeOfferings(db, added)
  await indexRecords(db, added)
  return added.length > 0
}

/** The names of the records that a portal was initially given, whether it still has them or not. */
export async function namesGiven(db: Db): Promise<Set<string>> {
  return new Set((await listGiven(db)).map(nameOf))
}

/** Stores what applications and the toolbox read of the published offerings among some records. */
export async function storeOfferings(db: Db, records: readonly PackagedRecord[]): Promise<void> {
  for (const record of records) {
    const { collection, texts, published } = record
    for (const language of locales.filter((one) => published[one])) {
      if (collection === 'tools') await storeTool(db, { ...record, language, fields: texts[language] })
      else await keepQuestions(db, record)
    }
  }
}
