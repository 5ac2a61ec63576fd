import { ApiError } from '../../../../shared/contract/errors.ts'
import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { pagesOf } from '../publish/publish-text.ts'
import { listOrdered, writeOrder } from './record-order.queries.ts'

type OrderInput = { collection: CollectionName; before: string[]; after: string[] }

/**
 * Reorders a collection's records, for visitors too; no text changes, so no review is needed.
 * @throws ApiError `conflict` if the order has changed since, `invalidInput` if the records differ
 */
export async function orderRecords(
  ctx: CallContext<StaffMember>,
  { collection, before, after }: OrderInput,
): Promise<{ changed: number }> {
  if (collections[collection].sortedBy !== 'order') throw new ApiError('illegalTransition')
  const present = await listOrdered(ctx.db, collection)
  if (present.join() !== before.join()) throw new ApiError('conflict')
  if (after.toSorted().join() !== before.toSorted().join())
    throw new ApiError('invalidInput', { fields: { after: { reason: 'notAnOption' } } })
  const changed = await writeOrder(ctx.db, collection, after.map(Number), ctx.actor.accountId)
  if (changed.length === 0) return { changed: 0 }
  const pages = changed.map((number) => pagesOf({ collection, number, alias: null }))
  await ctx.services.contentChanged(
    ctx.db,
    pages.includes('everywhere') ? 'everywhere' : [...new Set(pages.flat())],
  )
  ctx.audit({
    kind: 'content.ordered',
    subjectKind: 'content',
    subjectId: collection,
    after: { order: after },
  })
  return { changed: changed.length }
}
