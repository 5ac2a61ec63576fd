import { ApiError } from '../../../shared/contract/errors.ts'
import type { ResourceDetail } from '../../../shared/contract/resource-parts.ts'
import type { CallContext } from '../../context.ts'
import { presentResource } from './resource.present.ts'
import { findResourceRow } from './resource-list.queries.ts'

/** The page of a resource. @throws ApiError `notFound` where no language of it is published */
export async function getResource(ctx: CallContext, { id }: { id: string }): Promise<ResourceDetail> {
  const row = await findResourceRow(ctx.db, Number(id), ctx.locale)
  if (!row) throw new ApiError('notFound')
  return presentResource(ctx, row)
}

/** A resource as its page shows it, published or not. */
export { presentResource as showResource } from './resource.present.ts'
