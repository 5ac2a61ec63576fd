import type { Db } from '../../../db/database.ts'
import { endOfTerm } from '../../../db/retention.ts'

/** A form's owner: one person in one browser. */
export type FormOwner = { accountId: string; browserHash: Buffer }

const ofBrowser = 5
const ofAccount = 20

/** Stores a form, keeping a few earlier ones; undefined if the account has too many in other browsers. */
export async function insertForm(
  db: Db,
  { accountId, browserHash }: FormOwner,
  formEncrypted: string,
): Promise<string | undefined> {
  const elsewhere = await db
    .selectFrom('kept_forms')
    .select('id')
    .where('account_id', '=', accountId)
    .where('browser_hash', '!=', browserHash)
    .execute()
  if (elsewhere.length > ofAccount - ofBrowser) return
  const { id } = await db
    .insertInto('kept_forms')
    .values({ account_id: accountId, browser_hash: browserHash, form_encrypted: formEncrypted })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('kept_forms')
    .where('id', 'in', (older) =>
      older
        .selectFrom('kept_forms')
        .select('id')
        .where('account_id', '=', accountId)
        .where('browser_hash', '=', browserHash)
        .orderBy('id', 'desc')
        .offset(ofBrowser),
    )
    .execute()
  return id
}

/** A form that has not expired. */
export async function findForm(db: Db, owner: FormOwner, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('kept_forms')
    .select('form_encrypted')
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('browser_hash', '=', owner.browserHash)
    .where('kept_at', '>', endOfTerm('keptForms'))
    .executeTakeFirst()
  return row?.form_encrypted
}

export async function deleteForm(db: Db, owner: FormOwner, id: string): Promise<void> {
  await db
    .deleteFrom('kept_forms')
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('browser_hash', '=', owner.browserHash)
    .execute()
}

export async function removeOldForms(db: Db): Promise<void> {
  await db.deleteFrom('kept_forms').where('kept_at', '<', endOfTerm('keptForms')).execute()
}
