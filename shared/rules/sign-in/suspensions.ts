/** Why an account is suspended. The words of each stand in the messages as `suspension_reason_…`. */
export const suspensionReasons = ['takenOver', 'falsePapers', 'abuse', 'legal'] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

/** Why a suspension is lifted. */
export const liftReasons = ['cleared', 'objectionUpheld', 'mistake'] as const
export type LiftReason = (typeof liftReasons)[number]

export const suspensionTerms = {
  /** Of the words that staff write beside the reason. */
  wordsLength: 300,
  /** In which the person may object; the terms of use promise them. */
  objectionDays: 15,
  /** Suspensions of an account that its page shows. */
  shown: 20,
  /** An administrator may look for this many accounts in an hour: numbers are not tried in bulk. */
  searchesPerHour: 60,
  /** And open so many. */
  looksPerHour: 120,
  /** A page that is opened again within them is the same look, and costs no other. */
  lookMinutes: 15,
  /** A suspension leaves at least this many administrators: whoever suspends is never alone by it. */
  administratorsLeft: 2,
} as const

/** What keeps a reader from suspending an account, or from lifting its suspension. */
export const suspensionHindrances = ['self', 'team', 'administrators', 'second'] as const
export type SuspensionHindrance = (typeof suspensionHindrances)[number]

/**
 * The steps of staff on an account, with the decision that each takes back: who made it does not take the step. One that
 * nobody has let back in is stopped by one person.
 */
export const accountTransitions = {
  suspend: { from: ['active'], to: 'suspended', by: 'staff', undoes: ['lift'] },
  lift: { from: ['suspended'], to: 'active', by: 'staff', undoes: ['suspend'] },
} as const
export type AccountAction = keyof typeof accountTransitions

/** Who has made the last decision on an account, where a step would take it back. */
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
