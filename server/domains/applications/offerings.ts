import { ApiError } from '../../../shared/contract/errors.ts'
import type { Offering, OfferingKey } from '../../../shared/rules/applications/offerings.ts'
import type { CallContext } from '../../context.ts'
import { offeringOf } from '../../db/offering-columns.ts'
import type { OfferingColumns } from '../../db/tables/applications.ts'
import type { OfferingSource } from './ports/offering-port.ts'

type Ctx = Pick<CallContext, 'db' | 'services' | 'locale'>

/** What answers for offerings of a kind. */
export function sourceOf(
  { services }: Pick<Ctx, 'services'>,
  { kind }: Pick<OfferingKey, 'kind'>,
): OfferingSource {
  return services.ports.offerings[kind]
}

/** An offering that takes applications; null for any other. */
export async function findOffering(ctx: Ctx, key: OfferingKey): Promise<Offering | null> {
  return sourceOf(ctx, key).find(ctx.db, key.number, ctx.locale)
}

/** The same. @throws ApiError `notFound` */
export async function getOffering(ctx: Ctx, key: OfferingKey): Promise<Offering> {
  const offering = await findOffering(ctx, key)
  if (!offering) throw new ApiError('notFound')
  return offering
}

/** What an application is for, also after that was withdrawn. @throws ApiError `notAvailable` */
export async function getOfferingOf(ctx: Ctx, application: OfferingColumns): Promise<Offering> {
  const key = offeringOf(application)
  const offering = await sourceOf(ctx, key).find(ctx.db, key.number, ctx.locale, { alsoWithdrawn: true })
  if (!offering) throw new ApiError('notAvailable')
  return offering
}
