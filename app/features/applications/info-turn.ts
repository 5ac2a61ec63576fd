import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { clockText, dayText, instantText } from '../../../shared/lib/text/day-text.ts'
import {
  type ApplicationLabel,
  type ApplicationStep,
  stepsOf,
} from '../../../shared/rules/applications/application-status.ts'
import type { ApplicationAction } from '../../../shared/rules/applications/application-transitions.ts'
import type { TrackerStep } from '../../ui/tracker.tsx'
import { labelText, stepText } from './application-words.ts'

/** The one bold line: whose turn it is, and by when. */
export function turnLine(
  { state, label, correction, dueOn, appeal, may, activation }: ApplicationDetails,
  locale: Locale,
): string {
  switch (state) {
    case 'draft':
      return m.application_turn_draft()
    case 'needs_correction':
      return m.application_turn_correct({
        day: correction ? dayText(correction.dueAt, locale) : '',
        count: correction?.keys.length ?? 0,
      })
    case 'fulfilling':
      return saysHowToBegin(activation) ? m.application_turn_confirm() : m.application_turn_ask()
    case 'submitted':
    case 'in_review':
      return m.application_turn_review({ day: dueOn ? dayText(dueOn, locale) : '' })
    case 'approved':
      return roundLines[label]?.() ?? m.application_turn_code()
    case 'rejected':
      return may.appeal && appeal.until
        ? m.application_turn_appeal({ day: dayText(appeal.until, locale) })
        : m.application_turn_nobody()
    default:
      return m.application_turn_nobody()
  }
}

/** What follows the formal check, for an application with which a team entered a round. */
const roundLines: Partial<Record<ApplicationLabel, () => string>> = {
  applying: m.application_turn_admitted,
  underEvaluation: m.application_turn_judged,
  selected: m.application_turn_selected,
  eliminated: m.application_turn_nobody,
}

/** Offerings published before publishing required it may not say how they are started. */
export function saysHowToBegin(activation: ApplicationDetails['activation']): boolean {
  if (!activation) return false
  const { partner, startLink, code, steps } = activation
  return partner !== null || startLink !== null || code !== null || steps.length > 0
}

/** The tracker's steps in their current state. */
export function trackerSteps(
  { tracker, turn, label, events, submittedAt, offeringKind }: ApplicationDetails,
  locale: Locale,
): TrackerStep[] {
  const steps = stepsOf(offeringKind)
  const current = steps.indexOf(tracker.step)
  return steps.map((step, index) => {
    const title = stepText(step)
    const doneAt = step === 'fillIn' || step === 'submit' ? submittedAt : lastAt(events, endings[step])
    const note = doneAt ? { note: dayText(doneAt, locale) } : {}
    if (index < current) return { title, state: 'done', stateText: m.application_state_done(), ...note }
    if (index > current) return { title, state: 'pending', stateText: m.application_state_pending() }
    if (tracker.isStopped) return { title, state: 'stopped', stateText: labelText(label) }
    const stateText = turn === 'applicant' ? m.application_state_yours() : m.application_state_current()
    return { title, state: 'current', stateText, note: labelText(label) }
  })
}

/** The events that end each step after submission. */
const endings: Partial<Record<ApplicationStep, readonly ApplicationAction[]>> = {
  review: ['approve', 'reject', 'reverseApproval', 'reverseRejection'],
  decision: ['approve', 'reject', 'reverseApproval', 'reverseRejection'],
  handOver: ['confirm'],
}

function lastAt(
  events: ApplicationDetails['events'],
  actions: readonly ApplicationAction[] = [],
): string | undefined {
  return events
    .filter(({ action }) => actions.includes(action))
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
}

/** Until when an application can be amended: the time of day, with the day where that is not within the hour. */
export function amendText(until: string, locale: Locale): string {
  const isSoon = Date.parse(until) - Date.now() < 3_600_000
  return isSoon ? clockText(until) : instantText(until, locale)
}
