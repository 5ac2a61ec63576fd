type Scored = { entry: string; scores: Readonly<Record<string, number>> }

/**
 * How far judges agree on one criterion: Krippendorff's alpha for scores on an interval scale, from the entries that
 * at least two have scored. Source: Krippendorff, Content Analysis (2018), chapter 12.
 * @param reviews in any order that is always the same, since sums of fractions depend on it
 * @returns 1 for full agreement, 0 for none beyond chance; null where nobody could have agreed or differed
 */
export function agreementOf(reviews: readonly Scored[], criterion: string): number | null {
  const byEntry = new Map<string, number[]>()
  for (const { entry, scores } of reviews) {
    const score = scores[criterion]
    if (score !== undefined) byEntry.set(entry, [...(byEntry.get(entry) ?? []), score])
  }
  const units = [...byEntry.values()].filter(({ length }) => length > 1)
  const all = units.flat()
  const within = units.reduce((sum, unit) => sum + squaredDistances(unit) / (unit.length - 1), 0)
  const among = squaredDistances(all) / (all.length - 1)
  return all.length === 0 || among === 0 ? null : 1 - within / among
}

/** The squared distances of all ordered pairs, summed. */
function squaredDistances(scores: readonly number[]): number {
  let [sum, squares] = [0, 0]
  for (const score of scores) {
    sum += score
    squares += score * score
  }
  return 2 * (scores.length * squares - sum * sum)
}
