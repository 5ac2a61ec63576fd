import { words } from '#words/venture_round_state'
import { camelCase } from '../../../shared/lib/text/camel-case.ts'
import type { RoundState } from '../../../shared/rules/venture/round-transitions.ts'
import type { Tone } from '../../ui/status-tag.tsx'

export const roundStateText = (state: RoundState): string => words[camelCase(state)]()

/** Amber: it is being prepared. Green: teams can act. Azure: it is with others. */
export function roundTone(state: RoundState): Tone {
  if (state === 'planned') return 'amber'
  if (state === 'open' || state === 'grace') return 'green'
  return state === 'final' ? 'plain' : 'azure'
}
