import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import type { Db } from '../../../db/database.ts'
import { checkPackaged } from '../package/check-packaged.ts'
import { giveRecords } from '../package/give-records.ts'
import type { PackagedRecord } from '../package/packaged-record.ts'

type Seed = {
  collection: CollectionName
  number: number
  alias?: string
  shared: FieldValues
  texts: Record<Locale, FieldValues>
  publishedAt: Date
}

/**
 * Writes initial records, published in both languages, once each: existing ones and removed ones stay so.
 * @throws Error if one could not be published
 * @returns whether any was written
 */
export async function seedRecords(db: Db, seeds: readonly Seed[]): Promise<boolean> {
  return giveRecords(db, seeds.map(packaged))
}

function packaged({ publishedAt: at, ...seed }: Seed): PackagedRecord {
  const { record, wrong } = checkPackaged({
    ...{ ...seed, alias: seed.alias ?? null, sourceLanguage: 'zh', provenance: null },
    published: Object.fromEntries(locales.map((language) => [language, { first: at, last: at }])),
  })
  const names = Object.keys(wrong)
  if (names.length > 0) throw new Error(`${seed.collection}/${seed.number}: ${names.join(', ')}`)
  return record
}
