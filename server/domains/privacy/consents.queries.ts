import { sql } from 'kysely'
import type { ConsentDocument } from '../../../shared/rules/sign-in/consent.ts'
import type { Db } from '../../db/database.ts'

/** All consents that an account has given, newest first. */
export async function listConsents(db: Db, accountId: string) {
  return db
    .selectFrom('consents')
    .select(['id', 'document', 'version', 'language', 'given_at', 'withdrawn_at'])
    .where('account_id', '=', accountId)
    .orderBy('given_at', 'desc')
    .orderBy('document')
    .limit(100)
    .execute()
}

/** The exact text that somebody agreed to, by its hash. */
export async function findConsentText(db: Db, accountId: string, consentId: string) {
  return db
    .selectFrom('consents')
    .innerJoin('content_versions', (join) =>
      join
        .onRef('content_versions.text_hash', '=', 'consents.text_hash')
        .onRef('content_versions.language', '=', 'consents.language')
        .on('content_versions.collection', '=', 'pages'),
    )
    .select([
      'consents.document',
      'consents.version',
      'consents.language',
      sql<string>`content_versions.fields->>'title'`.as('title'),
      sql<string>`content_versions.fields->>'body'`.as('body'),
    ])
    .where('consents.id', '=', consentId)
    .where('consents.account_id', '=', accountId)
    .orderBy('content_versions.version')
    .limit(1)
    .executeTakeFirst()
}

/** Withdraws every active consent to a document; returns how many there were. */
export async function withdrawConsents(
  db: Db,
  accountId: string,
  document: ConsentDocument,
): Promise<number> {
  const result = await db
    .updateTable('consents')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('document', '=', document)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}
