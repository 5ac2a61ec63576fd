import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { type ConsentDocument, consentDocuments } from '../../../../shared/rules/sign-in/consent.ts'
import type { Db } from '../../../db/database.ts'

const inForce = sql<boolean>`text.collection = 'pages' and text.alias in (${sql.join([...consentDocuments])})
  and (text.shared->>'effectiveOn')::date <= (now() at time zone 'Asia/Shanghai')::date`

/** The number that an agreement is to: the same for every language of a text. */
const edition = sql<number>`(text.shared->>'edition')::integer`

/**
 * The text in force of each document: its newest edition, in whatever language that is published; in `locale` where it
 * is in several.
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

/** Every text of these documents that visitors read from today or earlier on. */
export async function listTextsInForce(db: Db) {
  const { rows } = await sql<{ alias: ConsentDocument; language: Locale; fields: Record<string, string> }>`
    select text.alias, text.language, text.fields from content_live text where ${inForce}`.execute(db)
  return rows
}

/**
 * Whether a text in force is newer than the newest edition that an account has agreed to and not taken back, whatever
 * language either was read in. Who has agreed to none, as they signed in before there were texts, is held up once there is
 * one of every document: until then nobody can agree, and the staff alone are here.
 */
export function isConsentDue(accountId: RawBuilder<unknown>) {
  return sql<boolean>`(
    (select count(distinct text.alias) from content_live text where ${inForce}) = ${sql.lit(consentDocuments.length)}
    and exists (select from content_live text
      where ${inForce}
        and ${edition} > (select coalesce(max(given.version), 0) from consents given
          where given.account_id = ${accountId} and given.document = text.alias and given.withdrawn_at is null)))`
}

/** The texts in force that are newer than what an account has agreed to, and what it agreed to last, if to any. */
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
 * What an account has agreed to and not taken back. It stays so until the transaction ends: who takes it back at that
 * moment waits, and ends the session that starts by it with the others.
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

/** Whether an account is of the staff, or an invitation of the staff waits to be used by somebody who signs in first. */
export async function isStaffOrExpected(db: Db, accountId: string | null): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select
    exists (select from staff_members where account_id = ${accountId}::uuid)
    or exists (select from staff_invitations where used_at is null and expires_at > now()) as "is"`.execute(
    db,
  )
  return rows[0]?.is === true
}
