import { sql } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import { type ConsentDocument, consentDocuments } from '../../../shared/rules/consent.ts'
import type { Db } from '../../db/database.ts'

/** The published text in force of each document, in a language; `version` is its edition. */
export async function listDocumentsInForce(db: Db, locale: Locale) {
  const rows = await db
    .selectFrom('content_live')
    .select(['alias', 'language', 'text_hash', sql<number>`(shared->>'edition')::integer`.as('version')])
    .where('alias', 'in', [...consentDocuments])
    .where('language', '=', locale)
    .where(sql<boolean>`(shared->>'effectiveOn')::date <= (now() at time zone 'Asia/Shanghai')::date`)
    .orderBy('alias')
    .execute()
  return rows.map((row) => ({ ...row, alias: row.alias as ConsentDocument }))
}

/** What an account has agreed to and not taken back. */
export async function listStandingConsents(db: Db, accountId: string) {
  return db
    .selectFrom('consents')
    .select(['document', 'version'])
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
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
