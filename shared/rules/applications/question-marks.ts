import type { Question } from './questions.ts'

/** The key of the text that names an entry of a round, and of the choice that parts its entries. */
export const titleKey = 'title'
export const trackKey = 'track'

/** The key by which the portal knows a question of a round, where one of its type can have it. */
export function markFor(type: Question['type']): typeof titleKey | typeof trackKey | null {
  if (type === 'text') return titleKey
  return type === 'choice' ? trackKey : null
}
