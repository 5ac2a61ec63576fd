/**
 * What a staff member was viewing when they saw somebody's personal texts in full; for an account, when they
 * opened it with its number masked.
 */
export const dataViewKinds = [
  'application',
  'verification',
  'adoption',
  'toolRequest',
  'superAdminChange',
  'account',
  'feedback',
  'judging',
] as const
export type DataViewKind = (typeof dataViewKinds)[number]
