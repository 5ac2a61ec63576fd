import { locales } from '../../../../shared/lib/locale.ts'
import { collections } from '../../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { Readable } from '../article.present.ts'
import { getRecord } from '../records/open-record.ts'
import { keepVersion, putLive, removeLive } from '../records/versions.queries.ts'

/**
 * Reads what visitors would see if these drafts were published: each replaces its record in a transaction
 * that is rolled back, so that every page shows it by its own rules and nobody else ever sees it.
 */
export async function readAsPublished<T>(
  ctx: CallContext,
  drafts: Readable[],
  read: (ctx: CallContext) => Promise<T>,
): Promise<T> {
  const trx = await ctx.db.startTransaction().execute()
  try {
    for (const draft of drafts) await putDraft(trx, draft)
    // The node's cache must not be filled from a draft.
    return await read({ ...ctx, db: trx, services: { ...ctx.services, answers: null } })
  } finally {
    await trx.rollback().execute()
  }
}

/** Locks the record as publishing does, so that the two wait for each other. */
async function putDraft(db: Db, { collection, number, language, ...draft }: Readable): Promise<void> {
  const { record, texts } = await getRecord(db, { collection, number: String(number) }, true)
  for (const one of locales) await removeLive(db, { collection, number, language: one })
  const shared = collections[collection].isFirstShown ? { ...draft.shared, order: '-1' } : draft.shared
  const { fields, provenance } = draft
  const version = await keepVersion(
    db,
    { collection, number, language },
    { fields, shared, provenance },
    null,
  )
  await putLive(db, record, version, texts[language])
}
