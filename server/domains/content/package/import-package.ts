import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import { locales } from '../../../../shared/lib/locale.ts'
import { type CollectionName, collectionNames } from '../../../../shared/rules/content/collections.ts'
import { readRow } from '../../../../shared/rules/record-of.ts'
import type { FileStore } from '../../../adapters/files/port.ts'
import type { PersonalCipher } from '../../../crypto/personal-columns.ts'
import { appendAudit } from '../../../db/audit/audit.ts'
import type { Db } from '../../../db/database.ts'
import { saveSetting } from '../../../db/settings.queries.ts'
import { checkSynonyms } from '../../../search/vocabulary/check-synonyms.ts'
import { siteSettingsKey } from '../../settings/site-settings.ts'
import { listLiveRecords } from '../live.queries.ts'
import { relationErrors } from '../publish/check-publishable.ts'
import { blanksLeft, fillText } from '../publish/fill-text.ts'
import type { PackageProblem } from './check-packaged.ts'
import { storeOfferings } from './give-records.ts'
import { addStoredPicture, checkPictures, type StoredPicture, storePicture } from './import-pictures.ts'
import { indexRecords } from './index-records.ts'
import { countBehind, insertPackaged, noteGiven } from './package.queries.ts'
import { type ContentPackage, nameOf, type PackagedRecord, type RecordKey } from './packaged-record.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { hideText, type KnownRecord, replaceRecord } from './replace-record.ts'

type Ctx = {
  db: Db
  files: FileStore
  cipher: PersonalCipher
  /** Tells running nodes, when the transaction commits, that every page may have changed. */
  announce: (db: Db) => Promise<void>
}

export type ImportOptions = {
  /** Keeps local changes that differ from the package; without this, such differences refuse the package. */
  keepsOwn: boolean
  /** Writes nothing, but reports what would be written. */
  isTrial: boolean
  /** The request id under which the audit records it. */
  requestId: string
}

export type ImportReport = Omit<ImportPlan, 'known'> & { pictures: number; isSiteNew: boolean }

/**
 * Makes a portal publish what a package holds: all of it, or nothing if anything is wrong. The actor is the
 * command line, which needs the portal's own keys.
 */
export async function importPackage(
  ctx: Ctx,
  content: ContentPackage,
  options: ImportOptions,
): Promise<ImportReport> {
  const { checked, problems } = await checkPictures(ctx.db, content.pictures)
  const keys: string[] = []
  let isKept = false
  try {
    const stored: StoredPicture[] = []
    if (!options.isTrial && problems.length === 0)
      for (const picture of checked)
        stored.push(await storePicture(ctx.files, picture, (key) => keys.push(key)))
    const report = await inTransaction(ctx, options, async (trx) => {
      for (const picture of stored) await addStoredPicture({ ...ctx, db: trx }, picture)
      const { plan, isSiteNew } = await writeContent(trx, content, options)
      plan.problems.push(...problems)
      return { ...plan, pictures: checked.length, isSiteNew }
    })
    isKept = !options.isTrial && report.problems.length === 0
    return report
  } finally {
    if (!isKept) for (const key of keys) await ctx.files.remove(key)
  }
}

class NothingWritten extends Error {}

/** Rolls back after a trial, or if anything is wrong. */
async function inTransaction(
  { db, announce }: Ctx,
  { isTrial, requestId }: ImportOptions,
  write: (trx: Db) => Promise<ImportReport>,
): Promise<ImportReport> {
  let report: ImportReport | undefined
  try {
    await db.transaction().execute(async (trx) => {
      report = await write(trx)
      if (isTrial || report.problems.length > 0) throw new NothingWritten()
      await countBehind(trx, Math.max(0, ...report.added.map(({ number }) => number)))
      await makeFound(trx, report)
      await announce(trx)
      await record(trx, report, requestId)
    })
  } catch (error) {
    if (!(error instanceof NothingWritten)) throw error
  }
  if (!report) throw new Error('an import that has ended has a report')
  return report
}

async function writeContent(
  db: Db,
  { records, site, withdrawn }: ContentPackage,
  { keepsOwn }: ImportOptions,
): Promise<{ plan: ImportPlan; isSiteNew: boolean }> {
  const isSiteNew = site !== null && (await saveSetting(db, siteSettingsKey, { ...site }, 0)) !== undefined
  const plan = await planImport(db, { records: await filled(db, records), withdrawn }, keepsOwn)
  const { added, changed, hidden, known } = plan
  await noteGiven(db, withdrawn)
  await insertPackaged(db, added)
  await storeOfferings(db, added)
  for (const packaged of changed) await replaceRecord(db, knownAs(known, packaged), packaged)
  for (const key of hidden)
    for (const language of locales) await hideText(db, { ...key, language }, knownAs(known, key))
  plan.problems.push(...(await problemsOf(db, [...added, ...changed])))
  return { plan, isSiteNew }
}

function knownAs(known: ReadonlyMap<string, KnownRecord>, key: RecordKey): KnownRecord {
  const found = known.get(nameOf(key))
  if (!found) throw new Error(`no ${nameOf(key)}`)
  return found
}

/** Fills the operator's details into the blanks of texts. */
async function filled(db: Db, records: readonly PackagedRecord[]): Promise<PackagedRecord[]> {
  const all: PackagedRecord[] = []
  for (const record of records) {
    const { collection, texts } = record
    const zh = await fillText(db, collection, texts.zh)
    all.push({ ...record, texts: { zh, en: await fillText(db, collection, texts.en) } })
  }
  return all
}

/** Whether what was written may be published. The texts were validated when the package was read. */
async function problemsOf(db: Db, records: readonly PackagedRecord[]): Promise<PackageProblem[]> {
  const problems: PackageProblem[] = []
  for (const record of records) {
    if (Object.keys(record.published).length === 0) continue
    const wrong = { ...(await relationErrors(db, record)), ...(await wordErrors(db, record)) }
    for (const [field, error] of Object.entries(wrong)) problems.push({ at: nameOf(record), field, ...error })
  }
  return problems
}

/** Blanks whose operator details are not set, and synonyms that another entry already has. */
async function wordErrors(db: Db, record: PackagedRecord): Promise<Record<string, FieldError>> {
  const { collection, number, texts, published } = record
  const errors: Record<string, FieldError> = {}
  for (const language of locales) {
    if (!published[language]) continue
    for (const name of blanksLeft(texts[language])) errors[`${language}.${name}`] = { reason: 'blankLeft' }
    if (collection !== 'synonyms') continue
    const { words } = readRow('synonyms', { fields: texts[language], shared: record.shared }).values
    Object.assign(errors, await errorsOf(() => checkSynonyms(db, { number, language, words })))
  }
  return errors
}

async function errorsOf(check: () => Promise<void>): Promise<Record<string, FieldError>> {
  try {
    await check()
    return {}
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.details.fields ?? {}
  }
}

/** Records are also found by names of others, so after any replacement the whole index is rebuilt. */
async function makeFound(db: Db, { added, changed, hidden }: ImportReport): Promise<void> {
  if (changed.length + hidden.length === 0) return indexRecords(db, added)
  for (const collection of collectionNames) await indexRecords(db, await keysOf(db, collection))
}

async function keysOf(db: Db, collection: CollectionName): Promise<RecordKey[]> {
  const numbers = new Set((await listLiveRecords(db, collection)).map(({ number }) => number))
  return [...numbers].map((number) => ({ collection, number }))
}

async function record(db: Db, report: ImportReport, requestId: string): Promise<void> {
  const entry = (kind: string, subjectKind: string, subjectId: string) => ({
    ...{ accountId: null, teamId: null, requestId, kind, subjectKind, subjectId },
    ...{ before: null, after: { by: 'command line' } },
  })
  const ofRecords = (kind: string, keys: readonly RecordKey[]) =>
    keys.map((key) => entry(kind, 'content', nameOf(key)))
  await appendAudit(db, [
    ...(report.isSiteNew ? [entry('settings.saved', 'settings', siteSettingsKey)] : []),
    ...ofRecords('content.imported', [...report.added, ...report.changed]),
    ...ofRecords('content.withdraw', report.hidden),
  ])
}
