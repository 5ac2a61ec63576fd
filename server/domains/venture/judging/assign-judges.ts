import loadHighs, { type Highs } from 'highs'

/** A judge and an entry, by their ids. */
export type Pair = { judge: string; entry: string }

export type AssignmentInput = {
  entries: readonly { id: string; track: string | null; fields: readonly string[] }[]
  /** A judge without tracks judges all of them. */
  judges: readonly { id: string; tracks: readonly string[]; fields: readonly string[] }[]
  /** Who must not judge what, for whatever reason. */
  conflicts: readonly Pair[]
  /** Given by hand, and taken away by hand. */
  kept: readonly Pair[]
  barred: readonly Pair[]
  /** Of earlier rounds; avoided where it is possible. */
  earlier: readonly Pair[]
  perEntry: number
  /** How far the loads of judges may differ; null for any difference. */
  loadsWithin: number | null
}

/** The rule that staff must relax. */
type AssignmentObstacle =
  | { rule: 'judges' | 'tracks' | 'conflicts'; entries: string[] }
  | { rule: 'byHand'; entries: string[] }
  | { rule: 'loads'; entries: string[] }

export type Assignment = { pairs: Pair[] } | { infeasible: AssignmentObstacle }

/** An entry that a judge has already judged costs more than any lack of expertise. */
const costs = { earlier: 100_000, noExpertise: 1_000 } as const

/**
 * Gives every entry its judges: loads within the given difference, tracks, conflicts and changes by hand kept, expertise
 * matched and earlier pairs avoided as well as possible. The same input gives the same pairs, in whatever order it comes.
 *
 * It is a transportation problem, whose corners are whole numbers, so that HiGHS solves it as a linear program.
 * It blocks for seconds: run it in a thread.
 * @returns the pairs by entry and judge, or the first rule that stands against any assignment
 */
export async function assignJudges(input: AssignmentInput): Promise<Assignment> {
  const sorted = sortedInput(input)
  const obstacle = firstObstacle(sorted)
  if (obstacle) return { infeasible: obstacle }
  if (sorted.entries.length === 0) return { pairs: [] }
  const highs = await loadHighs()
  const pairs = solve(highs, sorted)
  return pairs ? { pairs } : { infeasible: whatIsTooStrict(highs, sorted) }
}

/** The input in a fixed order, with its pairs for quick look-up. */
type Sorted = {
  entries: AssignmentInput['entries']
  judges: AssignmentInput['judges']
  conflicts: Set<string>
  kept: Set<string>
  barred: Set<string>
  earlier: Set<string>
  perEntry: number
  loadsWithin: number | null
}

function sortedInput({ entries, judges, perEntry, loadsWithin, ...pairs }: AssignmentInput): Sorted {
  const known = new Set([...entries, ...judges].map(({ id }) => id))
  const keysOf = (given: readonly Pair[]) =>
    new Set(given.filter(({ judge, entry }) => known.has(judge) && known.has(entry)).map(keyOf))
  return {
    entries: entries.toSorted(byId),
    judges: judges.toSorted(byId),
    conflicts: keysOf(pairs.conflicts),
    kept: keysOf(pairs.kept),
    barred: keysOf(pairs.barred),
    earlier: keysOf(pairs.earlier),
    perEntry,
    loadsWithin,
  }
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
const keyOf = ({ judge, entry }: Pair) => `${entry} ${judge}`

type Entry = Sorted['entries'][number]
type Judge = Sorted['judges'][number]

const suitsTrack = (judge: Judge, entry: Entry) =>
  judge.tracks.length === 0 || (entry.track !== null && judge.tracks.includes(entry.track))

/** What stands against a single entry, whatever the others get. */
function firstObstacle({ entries, judges, perEntry, ...rules }: Sorted): AssignmentObstacle | null {
  const lacking: Record<'judges' | 'tracks' | 'conflicts' | 'byHand', string[]> = {
    judges: [],
    tracks: [],
    conflicts: [],
    byHand: [],
  }
  for (const entry of entries) {
    const counts = { onTrack: 0, free: 0, left: 0, kept: 0 }
    for (const judge of judges) {
      const key = keyOf({ judge: judge.id, entry: entry.id })
      if (rules.kept.has(key)) counts.kept += rules.conflicts.has(key) ? perEntry + 1 : 1
      const isOnTrack = suitsTrack(judge, entry) || rules.kept.has(key)
      if (isOnTrack) counts.onTrack += 1
      if (isOnTrack && !rules.conflicts.has(key)) counts.free += 1
      if (isOnTrack && !rules.conflicts.has(key) && !rules.barred.has(key)) counts.left += 1
    }
    if (judges.length < perEntry) lacking.judges.push(entry.id)
    else if (counts.onTrack < perEntry) lacking.tracks.push(entry.id)
    else if (counts.free < perEntry) lacking.conflicts.push(entry.id)
    else if (counts.left < perEntry || counts.kept > perEntry) lacking.byHand.push(entry.id)
  }
  for (const rule of ['judges', 'tracks', 'conflicts', 'byHand'] as const)
    if (lacking[rule].length > 0) return { rule, entries: lacking[rule] }
  return null
}

/** Which rule stands against all entries together: what staff did by hand, tracks, or else the loads. */
function whatIsTooStrict(highs: Highs, sorted: Sorted): AssignmentObstacle {
  const isByHand = sorted.kept.size + sorted.barred.size > 0
  if (isByHand && solve(highs, { ...sorted, kept: new Set(), barred: new Set() }))
    return { rule: 'byHand', entries: [] }
  const anyTrack = sorted.judges.map((judge) => ({ ...judge, tracks: [] }))
  const hasTracks = sorted.judges.some(({ tracks }) => tracks.length > 0)
  if (hasTracks && solve(highs, { ...sorted, judges: anyTrack })) return { rule: 'tracks', entries: [] }
  return { rule: 'loads', entries: [] }
}

/** @returns null if no assignment keeps all rules */
function solve(highs: Highs, sorted: Sorted): Pair[] | null {
  const { entries, judges, perEntry } = sorted
  const columns = possiblePairs(sorted)
  const { least, most } = loadsOf(sorted)
  const rows = entries.length + judges.length
  const size = columns.length
  return highs.withModel(
    {
      numCols: size,
      numRows: rows,
      colCost: Float64Array.from(columns, ({ cost }) => cost),
      colLower: Float64Array.from(columns, ({ isKept }) => (isKept ? 1 : 0)),
      colUpper: new Float64Array(size).fill(1),
      rowLower: Float64Array.from({ length: rows }, (_, row) => (row < entries.length ? perEntry : least)),
      rowUpper: Float64Array.from({ length: rows }, (_, row) => (row < entries.length ? perEntry : most)),
      matrix: {
        format: 'csc',
        numRows: rows,
        numCols: size,
        starts: Int32Array.from({ length: size + 1 }, (_, column) => 2 * column),
        indices: Int32Array.from(columns.flatMap(({ entry, judge }) => [entry, entries.length + judge])),
        values: new Float64Array(2 * size).fill(1),
      },
    },
    (model) => {
      model.options.set({ output_flag: false, solver: 'simplex', random_seed: 0 })
      model.run()
      if (model.getModelStatus() !== highs.constants.modelStatus.optimal) return null
      const { colValue } = model.getSolution()
      return columns.flatMap(({ entry, judge }, column) => {
        const [ofEntry, ofJudge] = [entries[entry], judges[judge]]
        return (colValue[column] ?? 0) > 0.5 && ofEntry && ofJudge
          ? { judge: ofJudge.id, entry: ofEntry.id }
          : []
      })
    },
  )
}

type Column = { entry: number; judge: number; cost: number; isKept: boolean }

function possiblePairs({ entries, judges, ...rules }: Sorted): Column[] {
  return entries.flatMap((entry, at) =>
    judges.flatMap((judge, by): Column | [] => {
      const key = keyOf({ judge: judge.id, entry: entry.id })
      const isKept = rules.kept.has(key)
      if (rules.conflicts.has(key)) return []
      if (!isKept && (rules.barred.has(key) || !suitsTrack(judge, entry))) return []
      const cost = lackOf(judge, entry) + (rules.earlier.has(key) ? costs.earlier : 0) + lotOf(key)
      return { entry: at, judge: by, cost, isKept }
    }),
  )
}

/** What a judge lacks of an entry's fields; nothing for an entry without fields. */
function lackOf(judge: Judge, entry: Entry): number {
  const fields = new Set(entry.fields)
  const own = judge.fields.filter((field) => fields.has(field))
  const share = fields.size === 0 ? 1 : new Set(own).size / fields.size
  return Math.round(costs.noExpertise * (1 - share))
}

/**
 * A small number that depends on the pair alone, by the hash FNV-1a. It decides among judges who suit an entry alike, so
 * that the same judges do not always meet: only then can strict judges be told from weak entries.
 */
function lotOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return (hash >>> 16) % 100
}

/** The least and the most that a judge may get. */
function loadsOf({ entries, judges, perEntry, loadsWithin }: Sorted): { least: number; most: number } {
  if (loadsWithin === null) return { least: 0, most: entries.length }
  const mean = (entries.length * perEntry) / judges.length
  const extra = Math.max(0, loadsWithin - 1)
  return {
    least: Math.max(0, Math.floor(mean) - Math.ceil(extra / 2)),
    most: Math.ceil(mean) + Math.floor(extra / 2),
  }
}
