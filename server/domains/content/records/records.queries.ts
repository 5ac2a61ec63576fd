import { sql } from 'kysely'
import type { FieldError } from '../../../../shared/contract/errors.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { ContentState } from '../../../../shared/rules/content/content-states.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import type { Db } from '../../../db/database.ts'

export type RecordKey = { collection: CollectionName; number: number }
export type TextKey = RecordKey & { language: Locale }

/** A record; with `forUpdate`, locked until the transaction ends. */
export async function findRecord(db: Db, { collection, number }: RecordKey, forUpdate = false) {
  let query = db
    .selectFrom('content_records')
    .selectAll()
    .where('collection', '=', collection)
    .where('number', '=', number)
  if (forUpdate) query = query.forUpdate()
  return query.executeTakeFirst()
}

export type RecordRow = NonNullable<Awaited<ReturnType<typeof findRecord>>>

/** The working texts of a record, Chinese first. */
export async function listTexts(db: Db, { collection, number }: RecordKey) {
  return db
    .selectFrom('content_texts')
    .selectAll()
    .where('collection', '=', collection)
    .where('number', '=', number)
    .orderBy('language', 'desc')
    .execute()
}

export type TextRow = Awaited<ReturnType<typeof listTexts>>[number]

export async function insertRecord(
  db: Db,
  record: {
    collection: CollectionName
    /** Undefined for the next of all collections. */
    number?: number | undefined
    alias: string | null
    sourceLanguage: Locale
    shared: FieldValues
    provenance: Provenance | null
    accountId: string
  },
): Promise<RecordKey> {
  return db
    .insertInto('content_records')
    .values({
      collection: record.collection,
      number: record.number ?? sql<number>`nextval('content_numbers')`,
      alias: record.alias,
      source_language: record.sourceLanguage,
      shared: JSON.stringify(record.shared),
      provenance: record.provenance && JSON.stringify(record.provenance),
      updated_by: record.accountId,
    })
    .returning(['collection', 'number'])
    .executeTakeFirstOrThrow()
}

/** Creates the texts of a new record, in both languages. */
export async function insertTexts(
  db: Db,
  { collection, number }: RecordKey,
  texts: Record<Locale, FieldValues>,
  accountId: string,
): Promise<void> {
  const row = (language: Locale) => ({
    collection,
    number,
    language,
    state: 'draft' as const,
    fields: JSON.stringify(texts[language]),
    publish_at: null,
    live_version: null,
    first_published_at: null,
    published_at: null,
    submitted_by: null,
    scheduled_by: null,
    missed_at: null,
    updated_by: accountId,
  })
  await db
    .insertInto('content_texts')
    .values([row('zh'), row('en')])
    .execute()
}

/** Increments a record's version and saves its shared values. */
export async function updateRecord(
  db: Db,
  { collection, number }: RecordKey,
  change: {
    shared?: FieldValues
    /** Undefined leaves it unchanged. */
    alias?: string | null | undefined
    sourceLanguage?: Locale
    /** Undefined leaves it unchanged. */
    provenance?: Provenance | null | undefined
    accountId: string | null
  },
): Promise<number> {
  const { version } = await db
    .updateTable('content_records')
    .set({
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
      updated_by: change.accountId,
      ...(change.shared && { shared: JSON.stringify(change.shared) }),
      ...(change.alias !== undefined && { alias: change.alias }),
      ...(change.provenance !== undefined && {
        provenance: change.provenance && JSON.stringify(change.provenance),
      }),
      ...(change.sourceLanguage && { source_language: change.sourceLanguage }),
    })
    .where('collection', '=', collection)
    .where('number', '=', number)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export type TextChange = {
  fields?: FieldValues
  state?: ContentState
  /** Set with every state change: null unless the text is scheduled. */
  publishAt?: Date | null
  isCurrent?: boolean
  submittedBy?: string | null
  scheduledBy?: string
  /** Null with every move: an earlier missed publication no longer matters. */
  missed?: { at: Date; why: Record<string, FieldError> } | null
  liveVersion?: number | null
  isPublished?: boolean
  accountId?: string | null
}

export async function updateText(
  db: Db,
  { collection, number, language }: TextKey,
  change: TextChange,
): Promise<void> {
  await db
    .updateTable('content_texts')
    .set({
      ...(change.fields && { fields: JSON.stringify(change.fields), updated_at: sql<Date>`now()` }),
      ...(change.accountId !== undefined && { updated_by: change.accountId }),
      ...(change.state && { state: change.state }),
      ...(change.publishAt !== undefined && { publish_at: change.publishAt }),
      ...(change.isCurrent && { current_as_of: sql<Date>`now()` }),
      ...(change.submittedBy !== undefined && { submitted_by: change.submittedBy }),
      ...(change.scheduledBy && { scheduled_by: change.scheduledBy }),
      ...(change.missed !== undefined && {
        missed_at: change.missed?.at ?? null,
        missed_why: change.missed && JSON.stringify(change.missed.why),
      }),
      ...(change.liveVersion !== undefined && { live_version: change.liveVersion }),
      ...(change.isPublished && {
        published_at: sql<Date>`now()`,
        first_published_at: sql<Date>`coalesce(first_published_at, now())`,
      }),
    })
    .where('collection', '=', collection)
    .where('number', '=', number)
    .where('language', '=', language)
    .execute()
}

/** Texts due for publication, by the database's clock. */
export async function listDueTexts(db: Db, waiting: readonly string[]): Promise<TextKey[]> {
  return db
    .selectFrom('content_texts')
    .select(['collection', 'number', 'language'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`concat_ws('/', collection, number, language) <> all(${[...waiting]}::text[])`)
    .orderBy('publish_at')
    .limit(200)
    .execute()
}

/** Whether a time is in the future, by the database's clock. */
export async function isInFuture(db: Db, at: Date): Promise<boolean> {
  const { rows } = await sql<{ later: boolean }>`select ${at}::timestamptz > now() as later`.execute(db)
  return rows[0]?.later ?? false
}

/** A scheduled text that was held back, its time, and the person to notify. */
export type Held = TextKey & { publish_at: Date; told: string | null }

/** Names of members of staff, by account. */
export async function namesOfStaff(db: Db, accountIds: (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(accountIds.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('staff_members')
    .select(['account_id', 'display_name'])
    .where('account_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.display_name]))
}

export async function findReviewRule(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', reviewRuleKey)
    .executeTakeFirst()
  return (row?.value as { isNeeded?: unknown } | undefined)?.isNeeded === true
}

export async function saveReviewRule(db: Db, isNeeded: boolean): Promise<void> {
  const value = JSON.stringify({ isNeeded })
  await db
    .insertInto('settings')
    .values({ key: reviewRuleKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: sql<Date>`now()` }))
    .execute()
}

const reviewRuleKey = 'contentReview'

/** Moves every scheduled text to review, as submitted by its last author. @returns the texts moved */
export async function holdScheduled(db: Db): Promise<Held[]> {
  const { rows } = await sql<Held>`
    with held as (
      update content_texts t set state = 'in_review', publish_at = null,
        submitted_by = coalesce(t.submitted_by, t.updated_by)
      from content_texts before
      where t.state = 'scheduled'
        and (before.collection, before.number, before.language) = (t.collection, t.number, t.language)
      returning t.collection, t.number, t.language, before.publish_at, coalesce(t.scheduled_by, t.updated_by) as told
    ), counted as (
      update content_records set version = version + 1, updated_at = now()
      where (collection, number) in (select collection, number from held)
    )
    select * from held`.execute(db)
  return rows
}

/** Sets the content of a text that was published elsewhere, with its publication times. */
export async function setPublishedAt(
  db: Db,
  key: TextKey,
  fields: FieldValues,
  { first, last, current }: { first: Date; last: Date; current: Date },
): Promise<void> {
  await db
    .updateTable('content_texts')
    .set({
      ...{ first_published_at: first, published_at: last, current_as_of: current },
      fields: JSON.stringify(fields),
    })
    .where('collection', '=', key.collection)
    .where('number', '=', key.number)
    .where('language', '=', key.language)
    .execute()
}

/** The next free number for a fixed page; locks out other callers until the transaction ends. */
export async function nextPageNumber(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(4204)`.execute(db)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number), 100) + 1 as next from content_records where collection = 'pages'`.execute(db)
  return rows[0]?.next ?? 101
}

/** Locks alias assignment until the transaction ends, so that no alias is given twice. */
export async function holdAliases(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(4205)`.execute(db)
}

/** Whether another record of the collection has an alias. */
export async function isAliasTaken(
  db: Db,
  { collection, number }: RecordKey,
  alias: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('content_records')
    .select('number')
    .where('collection', '=', collection)
    .where('alias', '=', alias)
    .where('number', '<>', number)
    .executeTakeFirst()
  return row !== undefined
}
