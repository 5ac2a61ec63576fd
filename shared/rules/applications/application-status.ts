import type { ApplicationState } from './application-transitions.ts'

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
] as const
export type ApplicationLabel = (typeof applicationLabels)[number]

/** The label of a state; an appeal is shown as one until it is decided. */
export function labelOfApplication(state: ApplicationState, isAppeal: boolean): ApplicationLabel {
  if (isAppeal && (state === 'submitted' || state === 'in_review')) return 'appealed'
  return labels[state]
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

export function turnOf(state: ApplicationState): Turn {
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

/** The parts of the tracker, in order. */
export const applicationSteps = ['fillIn', 'submit', 'review', 'decision', 'handOver', 'use'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

/** An application's place on the tracker; `isStopped` where it will not go on from there. */
export function stepOfApplication(state: ApplicationState): { step: ApplicationStep; isStopped: boolean } {
  return positions[state]
}

const positions: Record<ApplicationState, { step: ApplicationStep; isStopped: boolean }> = {
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
