import { lazy } from 'react'
import { loadPart } from '../../guard/load-part.ts'

/** Only what was granted with something to order has orders: their script loads with the first one. */
export const ApplicationOrders = lazy(async () => {
  const { ApplicationOrders } = await loadPart(() => import('./application-orders.tsx'))
  return { default: ApplicationOrders }
})
