/** For how many days back figures are counted. */
export const dashboardPeriods = [7, 30, 90, 365] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]

/** What can wait for somebody of the staff. */
export const waitingKinds = [
  'application',
  'verification',
  'superAdminChange',
  'feedback',
  'toolRequest',
  'adoption',
  'missedSearch',
  'review',
  'translation',
  'scheduled',
  'roleChange',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** What the portal itself holds and could not do. */
export const systemFigures = [
  'files',
  'fileBytes',
  'pictureBytes',
  'jobsWaiting',
  'jobsFailed',
  'messagesSent',
  'messagesFailed',
] as const
export type SystemFigure = (typeof systemFigures)[number]
