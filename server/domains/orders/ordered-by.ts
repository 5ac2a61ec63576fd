import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import { orderedKinds } from '../../../shared/rules/orders/order-slots.ts'
import type { CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { OfferingColumns } from '../../db/tables/applications.ts'
import type { OrderedColumns } from '../../db/tables/orders.ts'
import { grantedStates } from './orders.queries.ts'
import { findOrdered, type OrderedRow } from './slots.queries.ts'

/** What a granted application can order; undefined for any other. */
export async function orderedBy(
  db: Db,
  application: OfferingColumns & { state: string },
): Promise<OrderedRow | undefined> {
  const isGranted = grantedStates.some((granted) => granted === application.state)
  return isGranted && isOrderable(application) ? findOrdered(db, application) : undefined
}

/** Whether a kind of offering is ordered at all. */
export function isOrderable(key: OfferingColumns): key is OrderedColumns {
  return orderedKinds.some((kind) => kind === key.offering_kind)
}

/** Has the public page of a service or resource written anew: it says how it is ordered. */
export async function refreshPage(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  { offering_kind: kind, offering_number: number }: OrderedColumns,
): Promise<void> {
  await services.contentChanged(db, [`${offeringPaths[kind].page}${number}`])
}
