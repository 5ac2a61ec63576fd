/**
 * What waits on the first page of the account, in the order of items without a deadline; items with one come
 * before, the nearest first.
 */
export const waitingKinds = [
  'deletion',
  'superAdminChange',
  'handOver',
  'orderAsked',
  'order',
  'joinAsked',
  'survey',
  'invitation',
  'handOverSent',
  'joinSent',
  'messages',
  'name',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** How many of one kind are shown; the rest is on the linked page. */
export const waitingOfKind = 3

type Waits = { kind: WaitingKind; until: string | null }

/** The most urgent first. */
export function byUrgency(one: Waits, other: Waits): number {
  if (one.until !== other.until) {
    if (one.until === null) return 1
    if (other.until === null) return -1
    return one.until < other.until ? -1 : 1
  }
  return waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind)
}
