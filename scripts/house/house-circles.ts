/** Something in `from` imports something in `to`; the files are shown to people. */
export type Edge = { from: string; to: string; file: string; target: string }

/** The sets of names that reach each other along the edges. */
export function circlesOf(edges: readonly Edge[]): string[][] {
  const names = [...new Set(edges.flatMap(({ from, to }) => [from, to]))]
  const reached = new Map(names.map((name) => [name, reachedFrom(name, edges)]))
  const circles: string[][] = []
  for (const name of names) {
    const mates = names.filter((other) => reached.get(name)?.has(other) && reached.get(other)?.has(name))
    if (mates.length > 1 && mates[0] === name) circles.push(mates)
  }
  return circles
}

function reachedFrom(start: string, edges: readonly Edge[]): Set<string> {
  const reached = new Set<string>()
  const next = [start]
  for (let name = next.pop(); name !== undefined; name = next.pop())
    for (const { from, to } of edges)
      if (from === name && !reached.has(to)) {
        reached.add(to)
        next.push(to)
      }
  return reached
}
