import type { Privilege } from './privileges.ts'

/** What staff work on, and the privilege that it takes. */
export const queueKinds = ['application', 'verification', 'feedback'] as const
export type QueueKind = (typeof queueKinds)[number]

export const privilegeOfKind: Record<QueueKind, Privilege> = {
  application: 'reviewApplications',
  verification: 'reviewOrganisations',
  feedback: 'handleFeedback',
}

/** Ours to act, the applicant's to act, or done. */
export const queueStages = ['open', 'waiting', 'decided'] as const
export type QueueStage = (typeof queueStages)[number]

/** Most that one bulk action takes. */
export const bulkLimit = 100

/** How long somebody is shown to look at something, and how often a page that stays open says so again. */
export const lookTerms = { minutes: 5, againSeconds: 120 } as const
