import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import { forgetText } from '../article-documents.ts'
import type { LiveRow } from '../live.queries.ts'
import { keepQuestions } from '../offerings/keep-questions.ts'
import { getRecord, type OpenRecord } from '../records/open-record.ts'
import { setPublishedAt, type TextKey, updateRecord, updateText } from '../records/records.queries.ts'
import { isSame, isSameOrigin } from '../records/same-values.ts'
import { keepVersion, putLive, removeLive } from '../records/versions.queries.ts'
import { storeTool, withdrawTool } from '../tools/publish-tool.ts'
import { newestOf } from './package.queries.ts'
import type { PackagedRecord } from './packaged-record.ts'

/** A record of the portal with its published rows. */
export type KnownRecord = OpenRecord & { live: readonly LiveRow[] }

/** Whether the published texts and the draft already equal the package. */
export function saysTheSame({ record, texts, live }: KnownRecord, packaged: PackagedRecord): boolean {
  return (
    record.alias === packaged.alias &&
    isSame(record.shared, packaged.shared) &&
    isSameOrigin(record.provenance, packaged.provenance) &&
    locales.every((language) => {
      const shown = live.find((row) => row.language === language)
      const fields = packaged.texts[language]
      if (!packaged.published[language])
        return !shown && (hasNoText(packaged, language) || isSame(texts[language].fields, fields))
      return shown !== undefined && isSame(shown.fields, fields) && isSame(texts[language].fields, fields)
    })
  )
}

/** Whether its publication times equal the package's. */
export function isOfTheSameTime({ live }: KnownRecord, { published }: PackagedRecord): boolean {
  return live.every(({ language, first_published_at, published_at }) => {
    const at = published[language]
    return (
      at?.first.getTime() === first_published_at.getTime() && at.last.getTime() === published_at.getTime()
    )
  })
}

function hasNoText({ texts }: PackagedRecord, language: Locale): boolean {
  return Object.values(texts[language]).every(({ length }) => length === 0)
}

/** Makes a record equal to the package; a language that the package does not publish is unpublished. */
export async function replaceRecord(db: Db, known: KnownRecord, packaged: PackagedRecord): Promise<void> {
  const { collection, alias, provenance, shared, sourceLanguage, texts, published } = packaged
  const { number } = known.record
  const key = { collection, number }
  await updateRecord(db, key, { alias, provenance, shared, sourceLanguage, accountId: null })
  for (const language of locales) {
    const text = { ...key, language }
    const at = published[language]
    if (at) await publishAs(db, text, packaged, { ...at, current: newestOf(published) ?? at.last })
    else {
      await hideText(db, text, known)
      if (!hasNoText(packaged, language)) await updateText(db, text, { fields: texts[language] })
    }
  }
}

async function publishAs(
  db: Db,
  key: TextKey,
  { shared, provenance, texts }: PackagedRecord,
  at: { first: Date; last: Date; current: Date },
): Promise<void> {
  const fields = texts[key.language]
  await setPublishedAt(db, key, fields, at)
  const version = await keepVersion(db, key, { fields, shared, provenance }, null)
  await updateText(db, key, {
    ...{ state: 'published', publishAt: null, submittedBy: null, missed: null },
    liveVersion: version.version,
  })
  const open = await getRecord(db, { collection: key.collection, number: String(key.number) })
  await putLive(db, open.record, version, open.texts[key.language])
  if (key.collection === 'tools') await storeTool(db, version)
  else await keepQuestions(db, version)
}

/** Unpublishes a text and makes it a draft again. */
export async function hideText(db: Db, key: TextKey, { live }: Pick<KnownRecord, 'live'>): Promise<void> {
  if (!live.some(({ language }) => language === key.language)) return
  await updateText(db, key, { state: 'draft', publishAt: null, liveVersion: null, submittedBy: null })
  await removeLive(db, key)
  if (key.collection === 'tools') await withdrawTool(db, key)
  else await forgetText(db, key)
}
