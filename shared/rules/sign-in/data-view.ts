/**
 * What a member of staff was reading when they looked at somebody's personal texts in full; of an account, when they
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
] as const
export type DataViewKind = (typeof dataViewKinds)[number]
