import loadHighs, { type Highs } from 'highs'

/** A judge and an entry, by their ids. */
export type Pair = { judge: string; entry: string }

export type AssignmentInput = {
  entries: readonly { id: string; track: string | null; fields: readonly string[] }[]
  /** A judge without tracks judges all of them. */
  judges: readonly { id: string; tracks: readonly string[]; fields: readonly string[] }[]
  /** Who must not judge what, for whatever reason, or has declined to. */
  conflicts: readonly Pair[]
  /** Stand because their review has begun. */
  begun: readonly Pair[]
  /** Given by hand, and taken away by hand. */
  kept: readonly Pair[]
  barred: readonly Pair[]
  /** Of earlier rounds; avoided where it is possible. */
  earlier: readonly Pair[]
  /** Assigned at present, and not begun; kept where nothing demands a move. */
  held: readonly Pair[]
  perEntry: number
  /** How far the loads of judges may differ; null for any difference. */
  loadsWithin: number | null
}

/** The rule that staff must relax; relaxing it alone suffices. */
type AssignmentObstacle = {
  rule: 'judges' | 'tracks' | 'conflicts' | 'byHand' | 'loads'
  entries: string[]
}

export type Assignment = { pairs: Pair[] } | { infeasible: AssignmentObstacle }

/**
 * An entry that a judge has already judged costs more than any lack of expertise. A pair that is not assigned yet costs
 * more than any lot and less than a third of the expertise: only for so much, or for a rule, is a present pair given up.
 */
const costs = { earlier: 100_000, noExpertise: 1_000, move: 300 } as const

/**
 * Gives every entry its judges: loads within the given difference, tracks, conflicts and changes by hand kept, expertise
 * matched, earlier pairs avoided and present ones left as well as possible. The same input gives the same pairs, in
 * whatever order it comes.
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
  const pairs = solve(await loadHighs(), sorted)
  // What stands against no single entry is possible with any loads.
  return pairs ? { pairs } : { infeasible: { rule: 'loads', entries: [] } }
}

/** The input in a fixed order, with its pairs for quick look-up. */
type Sorted = {
  entries: AssignmentInput['entries']
  judges: AssignmentInput['judges']
  conflicts: Set<string>
  begun: Set<string>
  kept: Set<string>
  barred: Set<string>
  earlier: Set<string>
  held: Set<string>
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
    begun: keysOf(pairs.begun),
    kept: keysOf(pairs.kept),
    barred: keysOf(pairs.barred),
    earlier: keysOf(pairs.earlier),
    held: keysOf(pairs.held),
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

/** Whether a pair stands, whatever the rules for finding others. */
const isFixed = ({ begun, kept }: Pick<Sorted, 'begun' | 'kept'>, key: string) =>
  begun.has(key) || kept.has(key)

/** How many judges an entry gets: more than asked for only where more have begun. */
function wantedBy({ judges, begun, perEntry }: Sorted, entry: Entry): number {
  const busy = judges.filter((judge) => begun.has(keyOf({ judge: judge.id, entry: entry.id })))
  return Math.max(perEntry, busy.length)
}

/** What stands against a single entry, whatever the others get. */
function firstObstacle(sorted: Sorted): AssignmentObstacle | null {
  const found = sorted.entries.map((entry) => ({ id: entry.id, rule: obstacleOf(sorted, entry) }))
  for (const rule of ['judges', 'tracks', 'conflicts', 'byHand'] as const) {
    const entries = found.filter((obstacle) => obstacle.rule === rule).map(({ id }) => id)
    if (entries.length > 0) return { rule, entries }
  }
  return null
}

function obstacleOf(sorted: Sorted, entry: Entry): AssignmentObstacle['rule'] | null {
  const { judges, conflicts, begun, barred } = sorted
  const wanted = wantedBy(sorted, entry)
  const pairs = judges.map((judge) => ({ judge, key: keyOf({ judge: judge.id, entry: entry.id }) }))
  const fixed = pairs.filter(({ key }) => isFixed(sorted, key))
  const onTrack = pairs.filter(({ judge, key }) => suitsTrack(judge, entry) || isFixed(sorted, key))
  const free = onTrack.filter(({ key }) => !conflicts.has(key))
  const left = free.filter(({ key }) => isFixed(sorted, key) || !barred.has(key))
  if (judges.length < wanted) return 'judges'
  if (onTrack.length < wanted) return 'tracks'
  if (free.length < wanted || fixed.some(({ key }) => begun.has(key) && conflicts.has(key)))
    return 'conflicts'
  const isAgainst = fixed.some(({ key }) => conflicts.has(key))
  return left.length < wanted || fixed.length > wanted || isAgainst ? 'byHand' : null
}

/** @returns null if no assignment keeps all rules */
function solve(highs: Highs, sorted: Sorted): Pair[] | null {
  const { entries, judges } = sorted
  const columns = possiblePairs(sorted)
  const wanted = entries.map((entry) => wantedBy(sorted, entry))
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
      rowLower: Float64Array.from({ length: rows }, (_, row) => wanted[row] ?? least),
      rowUpper: Float64Array.from({ length: rows }, (_, row) => wanted[row] ?? most),
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
      const isKept = isFixed(rules, key)
      if (rules.conflicts.has(key)) return []
      if (!isKept && (rules.barred.has(key) || !suitsTrack(judge, entry))) return []
      const avoided = (rules.earlier.has(key) ? costs.earlier : 0) + (rules.held.has(key) ? 0 : costs.move)
      return { entry: at, judge: by, cost: lackOf(judge, entry) + avoided + lotOf(key), isKept }
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
function loadsOf(sorted: Sorted): { least: number; most: number } {
  const { entries, judges, loadsWithin } = sorted
  if (loadsWithin === null) return { least: 0, most: entries.length }
  const all = entries.reduce((sum, entry) => sum + wantedBy(sorted, entry), 0)
  const mean = all / judges.length
  const extra = Math.max(0, loadsWithin - 1)
  return {
    least: Math.max(0, Math.floor(mean) - Math.ceil(extra / 2)),
    most: Math.ceil(mean) + Math.floor(extra / 2),
  }
}
