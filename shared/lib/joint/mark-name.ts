import { nameOfSeed } from './seed.ts'

/** The name of the mark of a portal without a seed of its own. */
export const firstMark = 'yisun'

/** The name of an uploaded mark: 16 digits, which no drawn one has. */
export const ownMarkPattern = /^[0-9a-f]{16}$/

/** The name of the mark that is drawn from a seed, unless one was uploaded. */
export function markNameOf({
  markSeed: seed,
  markPicture,
}: {
  markSeed: string
  markPicture: string
}): string {
  if (markPicture !== '') return markPicture
  return seed === '' ? firstMark : nameOfSeed(seed)
}
