import { lazy } from 'react'
import { loadPart } from '../../guard/load-part.ts'

/** Forms that work before this script loads. */
export const ShareReport = lazy(async () => {
  const { ShareReport } = await loadPart(() => import('./share-report.tsx'))
  return { default: ShareReport }
})
