/**
 * `npm run test:faults` tries as often as is promised, one file at a time, and holds the portal to the promised
 * times; `npm test` tries a few times, and times nothing: it shares its machine with other tests, and machines differ.
 */
const isWhole = process.env.FAULT_TESTS === 'whole'

/** How often something is tried. */
export function rounds({ few, whole }: { few: number; whole: number }): number {
  return isWhole ? whole : few
}

/** How long something may take, in ms, of which `promisedMs` is said to operators. */
export function limitOf(promisedMs: number): number {
  return isWhole ? promisedMs : Number.POSITIVE_INFINITY
}
