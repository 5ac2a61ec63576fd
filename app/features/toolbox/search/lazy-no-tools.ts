import { lazy } from 'react'
import { loadPart } from '../../../guard/load-part.ts'

/** Few lists are empty, so this script loads only for one that is. */
export const NoTools = lazy(async () => {
  const { NoTools } = await loadPart(() => import('./no-tools.tsx'))
  return { default: NoTools }
})
