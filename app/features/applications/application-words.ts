import * as m from '#messages'
import type { ApplicationLabel, ApplicationStep, Turn } from '../../../shared/rules/application-status.ts'
import type { ApplicationAction, Party } from '../../../shared/rules/application-transitions.ts'
import type { Tone } from '../../ui/status-tag.tsx'

type Words = Record<string, (inputs: Record<string, never>) => string>

/** What a state is called for the public. */
export function labelText(label: ApplicationLabel): string {
  return word(`application_label_${snake(label)}`)
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
}

/** A part of the tracker. */
export function stepText(step: ApplicationStep): string {
  return word(`application_step_${snake(step)}`)
}

/** What an event of the timeline was. */
export function eventText(action: ApplicationAction): string {
  return word(`application_event_${snake(action)}`)
}

export function partyText(party: Party): string {
  return word(`application_party_${party}`)
}

export function turnText(turn: Turn): string {
  return word(`application_turn_short_${turn}`)
}

/** Every key is built from a closed list, and a test calls each. */
function word(key: string): string {
  const found = (m as unknown as Words)[key]
  if (!found) throw new Error(`no message ${key}`)
  return found({})
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
