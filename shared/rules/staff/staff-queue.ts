import type { Privilege } from './privileges.ts'

/** What staff work on. */
export const queueKinds = [
  'application',
  'verification',
  'superAdminChange',
  'feedback',
  'toolRequest',
  'adoption',
  'order',
  'hoursDispute',
  'ventureQuestion',
] as const
export type QueueKind = (typeof queueKinds)[number]

/** The privilege that each kind of work requires. */
export const privilegeOfKind: Record<QueueKind, Privilege> = {
  application: 'reviewApplications',
  verification: 'reviewOrganisations',
  superAdminChange: 'reviewSuperAdmins',
  feedback: 'handleFeedback',
  toolRequest: 'handleToolRequests',
  adoption: 'handleAdoptions',
  order: 'reviewApplications',
  hoursDispute: 'reviewApplications',
  ventureQuestion: 'runVenture',
}

/** The folder of the console's page for each kind of work; its id follows. */
export const pageOfKind: Record<QueueKind, string> = {
  application: '/staff/applications',
  verification: '/staff/verifications',
  superAdminChange: '/staff/superAdminChanges',
  feedback: '/staff/feedback',
  toolRequest: '/staff/requests',
  adoption: '/staff/adoptions',
  order: '/staff/orders',
  hoursDispute: '/staff/hoursDisputes',
  ventureQuestion: '/staff/venture/questions',
}

/** Waiting for us, waiting for the applicant, or done. */
export const queueStages = ['open', 'waiting', 'decided'] as const
export type QueueStage = (typeof queueStages)[number]

/** The states of the stages that are not over; the indexes of the queue begin with them. */
export const statesOfStage = {
  open: [
    ...['submitted', 'in_review', 'pending_review', 'deciding', 'contested', 'received', 'triaged'],
    ...['requested', 'scheduled', 'delivering', 'delivered', 'disputed', 'asked'],
  ],
  waiting: [
    'needs_correction',
    ...['returned', 'pending_documents'],
    ...['requested', 'notified', 'cooling_off'],
    'answered',
    'inTouch',
    ...['accepted', 'delivering', 'delivered'],
    'asked',
  ],
} as const

/** The most items of one bulk action. */
export const bulkLimit = 100

/** How long a person is shown as looking at something, and how often an open page renews that. */
export const lookTerms = { minutes: 5, againSeconds: 120 } as const
