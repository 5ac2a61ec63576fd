import type { Privilege } from './privileges.ts'

/** What staff work on, and the required privilege. */
export const queueKinds = ['application', 'verification', 'feedback'] as const
export type QueueKind = (typeof queueKinds)[number]

export const privilegeOfKind: Record<QueueKind, Privilege> = {
  application: 'reviewApplications',
  verification: 'reviewOrganisations',
  feedback: 'handleFeedback',
}

/** Waiting for us, waiting for the applicant, or done. */
export const queueStages = ['open', 'waiting', 'decided'] as const
export type QueueStage = (typeof queueStages)[number]

/** The most items of one bulk action. */
export const bulkLimit = 100

/** How long a person is shown as looking at something, and how often an open page renews that. */
export const lookTerms = { minutes: 5, againSeconds: 120 } as const
