import { nameOfSeed } from './seed.ts'

/** The name of the mark of a portal without a seed of its own. */
export const firstMark = 'yisun'

/** The name of the mark that is drawn from a seed. */
export function markNameOf(seed: string): string {
  return seed === '' ? firstMark : nameOfSeed(seed)
}
