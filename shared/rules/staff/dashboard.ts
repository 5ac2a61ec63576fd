import { queueKinds } from './staff-queue.ts'

/** The periods of the figures, in days. */
export const dashboardPeriods = [7, 30, 90, 365] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]

/** What can wait for staff. */
export const waitingKinds = [
  ...queueKinds,
  'missedSearch',
  'review',
  'translation',
  'scheduled',
  'roleChange',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** What the portal itself stores, and what it could not do. */
export const systemFigures = [
  'files',
  'fileBytes',
  'pictureBytes',
  'jobsWaiting',
  'jobsFailed',
  'messagesSent',
  'messagesFailed',
] as const
