import { ApiError } from '../../../shared/contract/errors.ts'
import type { ResourceDetail } from '../../../shared/contract/resource-parts.ts'
import type { CallContext } from '../../context.ts'
import { presentResource, type ResourceText } from './resource.present.ts'
import { findResourceRow } from './resource-list.queries.ts'

/** The page of a resource. @throws ApiError `notFound` where no language of it is published */
export async function getResource(ctx: CallContext, { id }: { id: string }): Promise<ResourceDetail> {
  const row = await findResourceRow(ctx.db, Number(id), ctx.locale)
  if (!row) throw new ApiError('notFound')
  return presentResource(ctx, row)
}

/** A resource as its page shows it, published or not. */
export function showResource(
  ctx: Pick<CallContext, 'db' | 'locale'>,
  text: ResourceText,
): Promise<ResourceDetail> {
  return presentResource(ctx, text)
}
