import * as m from '#messages'
import { words as doneSteps } from '#words/skilled_done'
import { words as states } from '#words/skilled_state'
import { words as steps } from '#words/skilled_step'
import type { SkilledProject } from '../../../../shared/contract/volunteers/skilled.ts'
import {
  type SkilledAction,
  type SkilledState,
  skilledActions,
} from '../../../../shared/rules/volunteers/skilled.ts'
import type { Tone } from '../../../ui/status-tag.tsx'

export { words as hintWords } from '#words/skilled_hint'
export { states as stateWords }

export const stateTones: Record<SkilledState, Tone> = {
  scoping: 'amber',
  scoped: 'amber',
  talked: 'amber',
  running: 'azure',
  concluded: 'green',
  ended: 'plain',
}

export const skilledDone = [...skilledActions, 'hours'] as const
export type SkilledDone = (typeof skilledDone)[number]
export const doneText = (done: SkilledDone) => doneSteps[done]()

/** What a step is called; under way, other hours renew the project and another scope changes it. */
export function stepText(action: SkilledAction, { state }: Pick<SkilledProject, 'state'>): string {
  if (state === 'running' && action === 'proposeHours') return m.skilled_renew()
  if (state !== 'scoping' && action === 'proposeScope') return m.skilled_rescope()
  return steps[action]()
}

/** Whose turn it is, or what comes next; null once it is over. */
export function turnText({ state, proposal, talk, side }: SkilledProject): string | null {
  if (state === 'concluded' || state === 'ended') return null
  if (proposal) return proposal.by === side ? m.skilled_turn_theirs() : m.skilled_turn_mine()
  if (state === 'scoped') return talk ? m.skilled_turn_talk() : m.skilled_turn_scoped()
  return { scoping: m.skilled_turn_scoping, talked: m.skilled_turn_talked, running: m.skilled_turn_running }[
    state
  ]()
}

/** What the words of a step are. */
export function textName(action: string): () => string {
  if (action === 'conclude') return m.skilled_achieved
  return action === 'comment' ? m.skilled_comment : m.skilled_why
}
