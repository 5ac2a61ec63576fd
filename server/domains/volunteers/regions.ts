import type { CallContext } from '../../context.ts'
import { listPublished } from '../content/publish/published-records.ts'

type Region = { number: number; name: string; within: number | null }

/** The published regions, and how they lie within each other. */
export type Regions = {
  /** Each larger one before those within it, with how many it lies within. */
  all: (Region & { depth: number })[]
  /** A region and those that it lies within, the smallest first; empty for one that there is not. */
  upFrom: (number: number) => Region[]
  /** Numbers of a region and of all within it. */
  downFrom: (number: number) => number[]
}

export async function readRegions(ctx: Pick<CallContext, 'db' | 'locale'>): Promise<Regions> {
  const rows = await listPublished(ctx, 'regions')
  const known = new Map(
    rows.map(({ number, values }) => [
      number,
      { number, name: values.name, within: values.within[0] ?? null },
    ]),
  )
  const upFrom = (number: number) => {
    const found: Region[] = []
    // Editors may have put two regions within each other.
    for (let one = known.get(number); one && !found.includes(one); one = known.get(one.within ?? 0))
      found.push(one)
    return found
  }
  const chains = [...known.keys()].map(upFrom)
  const below = (within: number | null, depth: number): Regions['all'] =>
    chains
      .filter((chain) => chain.length === depth + 1 && (chain[1]?.number ?? null) === within)
      .flatMap(([one]) => (one ? [{ ...one, depth }, ...below(one.number, depth + 1)] : []))
  return {
    all: below(null, 0),
    upFrom,
    downFrom: (number) =>
      chains
        .filter((chain) => chain.some((one) => one.number === number))
        .flatMap(([one]) => one?.number ?? []),
  }
}

/** The smallest region that has both, null where none has. */
export function sharedRegion({ upFrom }: Regions, one: number | undefined, other: number | undefined) {
  const mine = new Set(upFrom(one ?? 0).map(({ number }) => number))
  return upFrom(other ?? 0).find(({ number }) => mine.has(number)) ?? null
}
