import { lazy } from 'react'
import { loadPart } from '../../guard/load-part.ts'

/** Text that the server has written; its script loads after the page's own, where something can be ordered. */
export const OrderingSection = lazy(async () => {
  const { OrderingSection } = await loadPart(() => import('./calendar-figures.tsx'))
  return { default: OrderingSection }
})
