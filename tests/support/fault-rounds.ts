/**
 * `npm run test:faults` tries as often as promised, one file at a time, and holds the portal to the promised
 * times. `npm test` tries a few times and measures nothing, since it shares its machine with other tests.
 */
const isWhole = process.env.FAULT_TESTS === 'whole'

/** The number of tries. */
export function rounds({ few, whole }: { few: number; whole: number }): number {
  return isWhole ? whole : few
}

/** The time limit in ms; `promisedMs` is what operators are promised. */
export function limitOf(promisedMs: number): number {
  return isWhole ? promisedMs : Number.POSITIVE_INFINITY
}
