import { lazy } from 'react'
import { loadPart } from '../../guard/load-part.ts'

/** Only applications for a round lead to an entry: its script loads with the first one. */
export const EntryOutcome = lazy(async () => {
  const { EntryOutcome } = await loadPart(() => import('./entry-outcome.tsx'))
  return { default: EntryOutcome }
})
