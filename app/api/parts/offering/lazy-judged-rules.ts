import { lazy } from 'react'
import { loadPart } from '../../../guard/load-part.ts'

/** Only signed-in readers have a team to check against the rules, so the script loads with that answer. */
export const JudgedRules = lazy(async () => {
  const { JudgedRules } = await loadPart(() => import('./judged-rules.tsx'))
  return { default: JudgedRules }
})
