/**
 * The parts of a whole that are not told: those with too few givers, and with them the smallest of the others, so
 * that none follows from the whole less the rest.
 */
export function smallParts<Part extends { givers: number }>(parts: readonly Part[], least: number): Part[] {
  const small = parts.filter(({ givers }) => givers < least)
  if (small.length === 0) return []
  const [next] = parts.filter(({ givers }) => givers >= least).toSorted((a, b) => a.givers - b.givers)
  return next ? [...small, next] : small
}
