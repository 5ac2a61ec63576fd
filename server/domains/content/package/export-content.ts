import {
  type CollectionName,
  collectionNames,
  collections,
  fieldsOf,
  isList,
} from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, listOf, textOf } from '../../../../shared/rules/content/field-values.ts'
import type { FileStore } from '../../../adapters/files/port.ts'
import type { Db } from '../../../db/database.ts'
import { formatOfImage } from '../../../files/inspect-image.ts'
import { readAttachedFile } from '../../files/read-attached-file.ts'
import { readSiteSettings } from '../../settings/site-settings.ts'
import { listPictures } from '../pictures/pictures.queries.ts'
import { picturesOf } from './check-packaged.ts'
import { listExported, listGiven } from './package.queries.ts'
import { nameOf, type PackagedRecord, type RecordKey } from './packaged-record.ts'
import { beginPackage, writeHead, writePicture, writeRecord } from './write-package.ts'

type Row = Awaited<ReturnType<typeof listExported>>[number]

/**
 * Writes a portal's published content as a package: every published text with its times, the pictures it
 * shows, and the operator's details. Drafts, texts under review and withdrawn texts are left out.
 * @returns the number of each kind written
 */
export async function exportContent(
  { db, files }: { db: Db; files: FileStore },
  folder: string,
): Promise<{ records: number; pictures: number }> {
  const { records, withdrawn, site } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { version, ...settings } = await readSiteSettings(trx)
      const live = await liveRecords(trx)
      return {
        records: live,
        withdrawn: await givenAndGone(trx, live),
        // The picture of an uploaded mark stays with its portal.
        site: version === 0 ? null : { ...settings, markPicture: '' },
      }
    })
  beginPackage(folder)
  for (const record of records) writeRecord(folder, record)
  const ids = [...new Set(records.flatMap(picturesOf))]
  for (const { id, alt_zh: zh, alt_en: en, file_id } of await listPictures(db, ids)) {
    const bytes = await readAttachedFile({ db, services: { files } }, file_id)
    writePicture(folder, { id, zh, en }, { bytes, extension: await formatOfImage(bytes) })
  }
  writeHead(folder, { site, withdrawn })
  return { records: records.length, pictures: ids.length }
}

async function liveRecords(db: Db): Promise<PackagedRecord[]> {
  const all: PackagedRecord[] = []
  for (const collection of collectionNames) {
    const rows = Map.groupBy(await listExported(db, collection), ({ number }) => number)
    all.push(...[...rows.values()].map(recordOf))
  }
  const known = new Set(all.map(nameOf))
  const fields = new Set(all.flatMap((one) => (one.collection === 'fieldPages' ? [one.alias] : [])))
  return all.map((record) => ({
    ...record,
    shared: withoutLost(record, {
      hasRecord: (key) => known.has(nameOf(key)),
      hasField: (alias) => fields.has(alias),
    }),
  }))
}

/** The two languages share fields; the version published last applies. */
function recordOf(texts: Row[]): PackagedRecord {
  const [first, ...others] = texts
  if (!first) throw new Error('a group has a row')
  const newest = others.reduce((late, row) => (row.published_at > late.published_at ? row : late), first)
  const { collection, number, alias, source_language, shared, provenance } = newest
  const ofLanguage = (language: string) => texts.find((row) => row.language === language)
  const published = texts.map(({ language, first_published_at, published_at }) => {
    return [language, { first: first_published_at, last: published_at }] as const
  })
  return {
    ...{ collection, number, alias, sourceLanguage: source_language, shared, provenance },
    texts: { zh: ofLanguage('zh')?.fields ?? {}, en: ofLanguage('en')?.fields ?? {} },
    published: Object.fromEntries(published),
  }
}

type Known = { hasRecord: (key: RecordKey) => boolean; hasField: (alias: string) => boolean }

/** Removes references to unpublished records, which would be unknown elsewhere. */
function withoutLost(
  { collection, shared }: { collection: CollectionName; shared: FieldValues },
  { hasRecord, hasField }: Known,
): FieldValues {
  const kept = { ...shared }
  for (const field of fieldsOf(collections[collection], 'shared')) {
    const { name, relatesTo, optionsFrom } = field
    const isKnown = (value: string) =>
      relatesTo ? hasRecord({ collection: relatesTo, number: Number(value) }) : hasField(value)
    if (!relatesTo && !optionsFrom) continue
    if (isList(field)) kept[name] = listOf(shared, name).filter(isKnown)
    else if (!isKnown(textOf(shared, name))) kept[name] = ''
  }
  return kept
}

/** Fixed pages have different numbers in each portal, and every portal has them. */
async function givenAndGone(db: Db, live: readonly PackagedRecord[]): Promise<RecordKey[]> {
  const seen = new Set(live.map(nameOf))
  const given = await listGiven(db)
  return given
    .filter((key) => key.collection !== 'pages' && !seen.has(nameOf(key)))
    .sort((a, b) => a.collection.localeCompare(b.collection) || a.number - b.number)
}
