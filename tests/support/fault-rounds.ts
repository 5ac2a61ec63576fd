/**
 * `npm run test:faults` tries as often as is promised, one file at a time, and takes the promised times as they are;
 * `npm test` tries a few times, beside other tests that share its processors, and takes the times doubled.
 */
const isWhole = process.env.FAULT_TESTS === 'whole'

/** How often something is tried. */
export function rounds({ few, whole }: { few: number; whole: number }): number {
  return isWhole ? whole : few
}

/** How long something may take, in ms, of which `promisedMs` is said to operators. */
export function limitOf(promisedMs: number): number {
  return isWhole ? promisedMs : 2 * promisedMs
}
