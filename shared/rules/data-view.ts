/** What a member of staff was reading when they looked at somebody's personal texts in full. */
export const dataViewKinds = [
  'application',
  'verification',
  'adoption',
  'toolRequest',
  'superAdminChange',
] as const
export type DataViewKind = (typeof dataViewKinds)[number]
