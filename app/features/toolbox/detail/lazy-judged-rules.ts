import { lazy } from 'react'
import { loadPart } from '../../../guard/load-part.ts'

/** Only a reader who has signed in has a team to hold against the rules: the script comes with its answer. */
export const JudgedRules = lazy(async () => {
  const { JudgedRules } = await loadPart(() => import('./judged-rules.tsx'))
  return { default: JudgedRules }
})
