import type { OrderSummary } from '../../../../shared/contract/orders/order-parts.ts'
import type { CallContext } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { OfferingColumns } from '../../../db/tables/applications.ts'

/** What applications ask about the orders that they allow. */
export type OrdersPort = {
  /** The orders of an application, the newest first. */
  ofApplication(
    ctx: Pick<CallContext, 'db' | 'services' | 'locale'>,
    applicationId: string,
  ): Promise<OrderSummary[]>
  /** Whether an application is granted and what it is for can be ordered now. */
  isOrdered(db: Db, application: OfferingColumns & { state: string }): Promise<boolean>
}
