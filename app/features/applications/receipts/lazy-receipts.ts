import { lazy } from 'react'
import { loadPart } from '../../../guard/load-part.ts'

/** Only applications for a round have receipts: their script loads with the first one. */
export const Receipts = lazy(async () => {
  const { Receipts } = await loadPart(() => import('./receipts.tsx'))
  return { default: Receipts }
})
