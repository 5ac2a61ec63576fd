import type { Bilingual } from '../../lib/locale.ts'

/** By what judges score the entries of a round. */
export type Criterion = {
  /** Stable within the round. */
  key: string
  label: Bilingual
  /** What a low and a high score mean. */
  hint: Bilingual
  /** Its share beside the weights of the other counted criteria. */
  weight: number
  low: number
  high: number
  /** Whether a review needs it. */
  isRequired: boolean
  /** Whether it counts, or is only shown beside the score. */
  isCounted: boolean
}
