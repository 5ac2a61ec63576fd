/** Why an account is suspended. The text of each is the message `suspension_reason_…`. */
export const suspensionReasons = ['takenOver', 'falsePapers', 'abuse', 'legal'] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

export const liftReasons = ['cleared', 'objectionUpheld', 'mistake'] as const
export type LiftReason = (typeof liftReasons)[number]

export const suspensionTerms = {
  /** For the staff's text beside the reason. */
  wordsLength: 300,
  /** Days for the person to object; the terms of use promise them. */
  objectionDays: 15,
  /** The most suspensions that an account's page shows. */
  shown: 20,
  /** Searches for accounts per administrator and hour: numbers must not be tried in bulk. */
  searchesPerHour: 60,
  /** Accounts opened per administrator and hour. */
  looksPerHour: 120,
  /** Opening a page again within this time is the same view, and does not count. */
  lookMinutes: 15,
  /** A suspension leaves at least this many administrators, so that the suspending one is never alone. */
  administratorsLeft: 2,
} as const

/** What prevents a reader from suspending an account, or from lifting its suspension. */
export const suspensionHindrances = ['self', 'team', 'administrators', 'second'] as const
export type SuspensionHindrance = (typeof suspensionHindrances)[number]

/**
 * Staff steps on an account, with the decision that each reverses, whose author may not take it. One person
 * can suspend an account that nobody has readmitted.
 */
export const accountTransitions = {
  suspend: { from: ['active'], to: 'suspended', by: 'staff', undoes: ['lift'] },
  lift: { from: ['suspended'], to: 'active', by: 'staff', undoes: ['suspend'] },
} as const
export type AccountAction = keyof typeof accountTransitions

/** The author of the last decision on an account, where a step would reverse it. */
export function makerUndoneBy(
  action: AccountAction,
  last: { suspended_by: string; lifted_by: string | null; lifted_at: Date | null } | undefined,
): string | null {
  if (!last) return null
  const [made, by] = last.lifted_at
    ? (['lift', last.lifted_by] as const)
    : (['suspend', last.suspended_by] as const)
  return (accountTransitions[action].undoes as readonly string[]).includes(made) ? by : null
}
