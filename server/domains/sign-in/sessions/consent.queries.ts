import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { type ConsentDocument, consentDocuments } from '../../../../shared/rules/sign-in/consent.ts'
import type { Db } from '../../../db/database.ts'

const inForce = sql<boolean>`text.collection = 'pages' and text.alias in (${sql.join([...consentDocuments])})
  and (text.shared->>'effectiveOn')::date <= (now() at time zone 'Asia/Shanghai')::date`

/** The edition that a consent refers to, the same for every language of a text. */
const edition = sql<number>`(text.shared->>'edition')::integer`

/**
 * Each document's text in force: its newest edition in whatever language it is published; in `locale` if
 * there are several.
 */
export async function listDocumentsInForce(db: Db, locale: Locale) {
  const { rows } = await sql<{
    alias: ConsentDocument
    language: Locale
    text_hash: Buffer
    version: number
  }>`select distinct on (text.alias) text.alias, text.language, text.text_hash, ${edition} as version
    from content_live text where ${inForce}
    order by text.alias, ${edition} desc, text.language = ${locale} desc`.execute(db)
  return rows
}

/** Every published text of these documents that is in force today. */
export async function listTextsInForce(db: Db) {
  const { rows } = await sql<{ alias: ConsentDocument; language: Locale; fields: Record<string, string> }>`
    select text.alias, text.language, text.fields from content_live text where ${inForce}`.execute(db)
  return rows
}

/**
 * Whether a text in force is newer than the newest edition that an account consented to, in whatever
 * language. An account without any consent, from before there were texts, is held up once every document has
 * a text: until then nobody can consent, and only staff sign in.
 */
export function isConsentDue(accountId: RawBuilder<unknown>) {
  return sql<boolean>`(
    (select count(distinct text.alias) from content_live text where ${inForce}) = ${sql.lit(consentDocuments.length)}
    and exists (select from content_live text
      where ${inForce}
        and ${edition} > (select coalesce(max(given.version), 0) from consents given
          where given.account_id = ${accountId} and given.document = text.alias and given.withdrawn_at is null)))`
}

/** Texts in force that are newer than an account's consents, with its latest consent, if any. */
export async function listNewerTexts(db: Db, accountId: string, locale: Locale) {
  const { rows } = await sql<{
    document: ConsentDocument
    version: number
    language: Locale
    effective_on: string
    title: string
    body: string
    agreed_version: number | null
    agreed_body: string | null
  }>`
    select distinct on (text.alias) text.alias as document, ${edition} as version, text.language,
      text.shared->>'effectiveOn' as effective_on, text.fields->>'title' as title, text.fields->>'body' as body,
      given.version as agreed_version,
      (select kept.fields->>'body' from content_versions kept
        where kept.collection = 'pages' and kept.language = text.language and kept.number = text.number
          and nullif(kept.shared->>'edition', '')::integer = given.version
        -- Drafts have a number too, or none yet: where the very words that were agreed to are kept, they count.
        order by kept.text_hash = given.text_hash desc, kept.version desc limit 1) as agreed_body
    from content_live text
    left join lateral (select consents.version, consents.text_hash from consents
      where consents.account_id = ${accountId} and consents.document = text.alias and consents.withdrawn_at is null
      order by consents.version desc limit 1) given on true
    where ${inForce} and ${edition} > coalesce(given.version, 0)
    order by text.alias, ${edition} desc, text.language = ${locale} desc`.execute(db)
  return rows
}

/**
 * An account's consents that are not withdrawn. They stay so until the transaction ends: a concurrent
 * withdrawal waits, and then ends the new session with the others.
 */
export async function listStandingConsents(db: Db, accountId: string) {
  return db
    .selectFrom('consents')
    .select(['document', 'version'])
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .forShare()
    .execute()
}

export async function insertConsents(
  db: Db,
  rows: {
    account_id: string
    document: ConsentDocument
    version: number
    language: Locale
    text_hash: Buffer
  }[],
): Promise<void> {
  await db
    .insertInto('consents')
    .values(rows.map((row) => ({ ...row, withdrawn_at: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether an account is staff, or a staff invitation waits for somebody who must sign in first. */
export async function isStaffOrExpected(db: Db, accountId: string | null): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select
    exists (select from staff_members where account_id = ${accountId}::uuid)
    or exists (select from staff_invitations where used_at is null and expires_at > now()) as "is"`.execute(
    db,
  )
  return rows[0]?.is === true
}
