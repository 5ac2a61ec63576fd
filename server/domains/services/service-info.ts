import { ApiError } from '../../../shared/contract/errors.ts'
import type { ServiceDetail } from '../../../shared/contract/services.ts'
import type { CallContext } from '../../context.ts'
import { presentService } from './service.present.ts'
import { findServiceRow } from './services.queries.ts'

/** The page of a service. @throws ApiError `notFound` where no language of it is published */
export async function getService(ctx: CallContext, input: { serviceId: string }): Promise<ServiceDetail> {
  const row = await findServiceRow(ctx.db, Number(input.serviceId), ctx.locale)
  if (!row) throw new ApiError('notFound')
  return presentService(ctx, row)
}

/** A service as its page shows it, published or not. */
export { presentService as showService } from './service.present.ts'
