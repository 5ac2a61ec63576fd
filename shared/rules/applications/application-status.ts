import type { EntryLabel } from '../venture/entry-transitions.ts'
import type { ApplicationState } from './application-transitions.ts'
import type { OfferingKind } from './offerings.ts'

/** The public labels; each has a message `application_label_<label>`. */
export const applicationLabels = [
  'draft',
  'received',
  'underReview',
  'moreNeeded',
  'appealed',
  'approved',
  'toConfirm',
  'inUse',
  'ended',
  'takenBack',
  'refused',
  'withdrawn',
  // Of an application for a round, while its entry goes on.
  'applying',
  'underEvaluation',
  'selected',
  'eliminated',
] as const
export type ApplicationLabel = (typeof applicationLabels)[number]

/**
 * The label of a state; an appeal is shown as one until it is decided.
 * @param entry the label of its entry, of an application for a round
 */
export function labelOfApplication(
  state: ApplicationState,
  isAppeal: boolean,
  entry?: EntryLabel,
): ApplicationLabel {
  const isUnderReview = state === 'submitted' || state === 'in_review'
  if (isAppeal && isUnderReview) return 'appealed'
  return entry && (isUnderReview || state === 'approved') ? entry : labels[state]
}

const labels: Record<ApplicationState, ApplicationLabel> = {
  draft: 'draft',
  submitted: 'received',
  in_review: 'underReview',
  needs_correction: 'moreNeeded',
  approved: 'approved',
  fulfilling: 'toConfirm',
  active: 'inUse',
  completed: 'ended',
  expired: 'ended',
  revoked: 'takenBack',
  rejected: 'refused',
  withdrawn: 'withdrawn',
}

/** Whose turn it is: every page about an application says so in one bold line. */
export type Turn = 'applicant' | 'programme' | 'nobody'

export function turnOf(state: ApplicationState, label?: ApplicationLabel): Turn {
  if (label === 'selected' || label === 'eliminated') return 'nobody'
  switch (state) {
    case 'draft':
    case 'needs_correction':
    case 'fulfilling':
      return 'applicant'
    case 'submitted':
    case 'in_review':
    case 'approved':
      return 'programme'
    default:
      return 'nobody'
  }
}

/** The parts of the tracker. */
export const applicationSteps = [
  ...(['fillIn', 'submit', 'review', 'judging', 'decision', 'handOver', 'use'] as const),
] as const
export type ApplicationStep = (typeof applicationSteps)[number]

/** Those of a kind, in order: what enters a round is judged, the rest is handed over and used. */
export function stepsOf(kind: OfferingKind): readonly ApplicationStep[] {
  return kind === 'round'
    ? ['fillIn', 'submit', 'review', 'judging', 'decision']
    : ['fillIn', 'submit', 'review', 'decision', 'handOver', 'use']
}

type Position = { step: ApplicationStep; isStopped: boolean }

/** An application's place on the tracker; `isStopped` where it will not go on from there. */
export function stepOfApplication(state: ApplicationState, label?: ApplicationLabel): Position {
  const judged: Partial<Record<ApplicationLabel, Position>> = {
    applying: { step: 'judging', isStopped: false },
    underEvaluation: { step: 'judging', isStopped: false },
    selected: { step: 'decision', isStopped: false },
    eliminated: { step: 'decision', isStopped: true },
  }
  return (state === 'approved' && label && judged[label]) || positions[state]
}

const positions: Record<ApplicationState, Position> = {
  draft: { step: 'fillIn', isStopped: false },
  submitted: { step: 'review', isStopped: false },
  in_review: { step: 'review', isStopped: false },
  needs_correction: { step: 'review', isStopped: false },
  withdrawn: { step: 'review', isStopped: true },
  rejected: { step: 'decision', isStopped: true },
  approved: { step: 'handOver', isStopped: false },
  fulfilling: { step: 'handOver', isStopped: false },
  revoked: { step: 'use', isStopped: true },
  active: { step: 'use', isStopped: false },
  completed: { step: 'use', isStopped: true },
  expired: { step: 'use', isStopped: true },
}
