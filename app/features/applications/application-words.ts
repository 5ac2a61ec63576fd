import { words as events } from '#words/application_event'
import { words as kinds } from '#words/application_kind'
import { words as labels } from '#words/application_label'
import { words as parties } from '#words/application_party'
import { words as steps } from '#words/application_step'
import { words as turns } from '#words/application_turn_short'
import type {
  ApplicationLabel,
  ApplicationStep,
  Turn,
} from '../../../shared/rules/applications/application-status.ts'
import type { ApplicationAction, Party } from '../../../shared/rules/applications/application-transitions.ts'
import type { Tone } from '../../ui/status-tag.tsx'

/** What a kind of offering is called in lists of applications. */
export { kinds }

/** What a state is called for the public. */
export function labelText(label: ApplicationLabel): string {
  return labels[label]()
}

export function labelTone(label: ApplicationLabel): Tone {
  return tones[label]
}

const tones: Record<ApplicationLabel, Tone> = {
  draft: 'amber',
  received: 'azure',
  underReview: 'azure',
  moreNeeded: 'amber',
  appealed: 'azure',
  approved: 'green',
  toConfirm: 'amber',
  inUse: 'green',
  ended: 'plain',
  takenBack: 'red',
  refused: 'red',
  withdrawn: 'plain',
  applying: 'azure',
  underEvaluation: 'azure',
  selected: 'green',
  eliminated: 'plain',
}

/** The name of a step of the tracker. */
export function stepText(step: ApplicationStep): string {
  return steps[step]()
}

/** The name of an event in the timeline. */
export function eventText(action: ApplicationAction): string {
  return events[action]()
}

export function partyText(party: Party): string {
  return parties[party]()
}

export function turnText(turn: Turn): string {
  return turns[turn]()
}
