/** What a member of staff was reading when they looked at somebody's personal texts in full. */
export const dataViewKinds = ['application', 'verification', 'adoption'] as const
export type DataViewKind = (typeof dataViewKinds)[number]
