import type { Scores } from './review-scores.ts'

/** What a judge has sent of a sample. */
type Sent = { judge: string; entry: string; scores: Scores }

/** A judge's differences from the others on one criterion; null where there is nothing to compare. */
export type Difference = { key: string; mean: number | null; spread: number | null }

/**
 * How far each judge's scores of the samples lie from the others': on each sample, the difference from the mean of all
 * others who scored the criterion; `mean` of these differences, in points, and `spread` as their standard deviation,
 * which takes two samples. A strict judge has a mean below zero; one who orders entries differently spreads.
 */
export function calibrate(sent: readonly Sent[], keys: readonly string[]): Map<string, Difference[]> {
  return new Map(
    [...new Set(sent.map(({ judge }) => judge))].map((judge) => [
      judge,
      keys.map((key) => {
        const differences = differencesOf(sent, judge, key)
        return { key, mean: meanOf(differences), spread: spreadOf(differences) }
      }),
    ]),
  )
}

function differencesOf(sent: readonly Sent[], judge: string, key: string): number[] {
  return sent.flatMap((own) => {
    const score = own.scores[key]
    if (own.judge !== judge || typeof score !== 'number') return []
    const others = sent
      .filter((one) => one.entry === own.entry && one.judge !== judge)
      .flatMap(({ scores }) => scores[key] ?? [])
    const mean = meanOf(others)
    return mean === null ? [] : [score - mean]
  })
}

function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

function spreadOf(numbers: readonly number[]): number | null {
  const mean = meanOf(numbers)
  if (mean === null || numbers.length < 2) return null
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length)
}
