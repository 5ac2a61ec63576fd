import { orderedKinds } from '../../../shared/rules/orders/order-slots.ts'
import type { Db } from '../../db/database.ts'
import type { OfferingColumns } from '../../db/tables/applications.ts'
import type { OrderedColumns } from '../../db/tables/orders.ts'
import { findOrdered, type OrderedRow } from './slots.queries.ts'

/** What a granted application can order; undefined for any other. */
export async function orderedBy(
  db: Db,
  application: OfferingColumns & { state: string },
): Promise<OrderedRow | undefined> {
  const isGranted = application.state === 'fulfilling' || application.state === 'active'
  return isGranted && isOrderable(application) ? findOrdered(db, application) : undefined
}

/** Whether a kind of offering is ordered at all. */
export function isOrderable(key: OfferingColumns): key is OrderedColumns {
  return orderedKinds.some((kind) => kind === key.offering_kind)
}
