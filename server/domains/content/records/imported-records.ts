import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { ContentState } from '../../../../shared/rules/content/content-states.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import type { ImportReason } from '../../../../shared/rules/imports/import-reasons.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { TypedRecord } from './clean-typed.ts'
import { deleteRecord } from './imported-records.queries.ts'
import { getRecord, type OpenRecord } from './open-record.ts'
import { listRecords } from './record-list.queries.ts'
import { updateText } from './records.queries.ts'
import { isSame, isSameOrigin } from './same-values.ts'
import { saveRecord } from './save-record.ts'
import { isNamed } from './uses-of-record.ts'

type Ctx = Pick<CallContext<StaffMember>, 'db' | 'actor' | 'audit' | 'services'>
type Numbered = { collection: CollectionName; number: number }

/** A record's content, kept for restoring it. */
export type RecordState = {
  shared: FieldValues
  texts: Record<Locale, FieldValues>
  provenance: Provenance | null
  states: Record<Locale, ContentState>
}

/** The values of one field in a collection. */
export { listFieldValues as fieldValuesOf } from './imported-records.queries.ts'

/** Existing records by number, with both texts. */
export async function recordsByNumber(
  db: Db,
  collection: CollectionName,
  numbers: number[],
): Promise<Map<number, OpenRecord>> {
  const { records, texts } = await listRecords(db, collection, numbers)
  const found = new Map<number, OpenRecord>()
  const byNumber = Map.groupBy(texts, ({ number }) => number)
  for (const record of records) {
    const own = byNumber.get(record.number) ?? []
    const [zh, en] = locales.map((language) => own.find((text) => text.language === language))
    if (zh && en) found.set(record.number, { record, texts: { zh, en } })
  }
  return found
}

/** A record's present content. */
export function stateOf({ record, texts }: OpenRecord): RecordState {
  return {
    shared: record.shared,
    texts: { zh: texts.zh.fields, en: texts.en.fields },
    provenance: record.provenance,
    states: { zh: texts.zh.state, en: texts.en.state },
  }
}

/** Whether a record already equals the typed content; another retrieval date alone is no difference. */
export function isSameRecord({ record, texts }: OpenRecord, typed: TypedRecord): boolean {
  const origin = {
    ...typed.provenance,
    retrievedOn: record.provenance?.retrievedOn ?? typed.provenance.retrievedOn,
  }
  return (
    isSame(record.shared, typed.shared) &&
    locales.every((language) => isSame(texts[language].fields, typed.texts[language])) &&
    isSameOrigin(record.provenance, origin)
  )
}

/** Whether a record is under review or scheduled. */
export function isBusy({ texts }: OpenRecord): boolean {
  return locales.some((language) => ['in_review', 'scheduled'].includes(texts[language].state))
}

/**
 * Removes a draft that is unchanged since the given version.
 * @returns null when removed, else why it stays
 */
export async function removeRecord(
  ctx: Ctx,
  { collection, number }: Numbered,
  version: number,
): Promise<ImportReason | null> {
  const { record, texts } = await getRecord(ctx.db, { collection, number: String(number) }, true)
  if (locales.some((language) => texts[language].first_published_at !== null)) return 'publishedSince'
  if (record.version !== version) return 'changedSince'
  if (await isNamed(ctx.db, { collection, number })) return 'inUse'
  await deleteRecord(ctx.db, { collection, number })
  ctx.audit({ kind: 'content.removed', subjectKind: 'content', subjectId: `${collection}/${number}` })
  return null
}

/**
 * Restores a record's content from before a change, if nobody has changed it since. A text that was published
 * with this content counts as published again.
 * @returns the version after restoring, or why the record stays
 */
export async function restoreRecord(
  ctx: Ctx,
  { collection, number }: Numbered,
  version: number,
  before: RecordState,
): Promise<{ version: number } | { kept: ImportReason }> {
  const open = await getRecord(ctx.db, { collection, number: String(number) }, true)
  if (open.record.version !== version) return { kept: 'changedSince' }
  const restored = await saveRecord(ctx, { collection, number: String(number), version, ...before })
  for (const language of locales) {
    const state = before.states[language]
    const canReturn =
      state === 'withdrawn' || (state === 'published' && open.texts[language].live_version !== null)
    if (canReturn && open.texts[language].state === 'draft') {
      await updateText(ctx.db, { collection, number, language }, { state })
    }
  }
  return restored
}
