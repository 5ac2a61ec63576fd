import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createThreadPool } from '../../../threads/pool.ts'
import { type Assignment, type AssignmentInput, assignJudges, type Pair } from './assign-judges.ts'

const fields = ['health', 'education', 'ageing', 'disaster', 'environment']
const tracks = ['a', 'b']

/** Entries and judges as they come: most judges see all tracks, a few have conflicts. */
const made = fc
  .record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    entries: fc.integer({ min: 1, max: 40 }),
    judges: fc.integer({ min: 6, max: 12 }),
    perEntry: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ seed, entries, judges, perEntry }) => inputOf(seed, entries, judges, perEntry))

/** Made data without chance: the same numbers give the same. */
function inputOf(seed: number, entries: number, judges: number, perEntry: number): AssignmentInput {
  let state = seed
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => below(100) < share)
  const all = {
    entries: Array.from({ length: entries }, (_, at) => ({
      id: `e${at}`,
      track: tracks[below(2)] ?? null,
      fields: some(fields, 40),
    })),
    judges: Array.from({ length: judges }, (_, at) => ({
      id: `j${at}`,
      tracks: below(100) < 15 ? some(tracks, 50) : [],
      fields: some(fields, 40),
    })),
  }
  const pairs = all.entries.flatMap((entry) =>
    all.judges.map((judge) => ({ judge: judge.id, entry: entry.id })),
  )
  return {
    ...all,
    conflicts: some(pairs, 4),
    begun: [],
    kept: [],
    barred: [],
    earlier: some(pairs, 10),
    held: [],
    perEntry,
    loadsWithin: 1,
  }
}

const keysOf = (pairs: readonly Pair[]) => new Set(pairs.map(({ judge, entry }) => `${entry} ${judge}`))

/** The pairs that are among others too. */
function both(pairs: readonly Pair[], others: readonly Pair[]): Pair[] {
  const keys = keysOf(others)
  return pairs.filter(({ judge, entry }) => keys.has(`${entry} ${judge}`))
}

function pairsOf(assignment: Assignment): Pair[] {
  if ('pairs' in assignment) return assignment.pairs
  throw new Error(`stands against it: ${JSON.stringify(assignment.infeasible)}`)
}

const loadOf = (pairs: readonly Pair[], id: string) => pairs.filter(({ judge }) => judge === id).length

/** How many of the entries' fields their judges know. */
function matched({ entries, judges }: AssignmentInput, pairs: readonly Pair[]): number {
  return pairs.reduce((sum, pair) => {
    const wanted = entries.find(({ id }) => id === pair.entry)?.fields ?? []
    const known = judges.find(({ id }) => id === pair.judge)?.fields ?? []
    return sum + wanted.filter((field) => known.includes(field)).length / Math.max(1, wanted.length)
  }, 0)
}

describe('the assignment of judges', () => {
  test('keeps every rule on whatever it is given', async () => {
    let solved = 0
    await fc.assert(
      fc.asyncProperty(made, async (input) => {
        const assignment = await assignJudges(input)
        if ('infeasible' in assignment) return
        solved += 1
        const { pairs } = assignment
        expect(keysOf(pairs).size).toBe(pairs.length)
        for (const { id } of input.entries)
          expect(pairs.filter(({ entry }) => entry === id)).toHaveLength(input.perEntry)
        const loads = input.judges.map(({ id }) => loadOf(pairs, id))
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
        expect(both(pairs, input.conflicts)).toEqual([])
        for (const pair of pairs) {
          const own = input.judges.find(({ id }) => id === pair.judge)?.tracks ?? []
          const track = input.entries.find(({ id }) => id === pair.entry)?.track
          expect(own.length === 0 || own.includes(track ?? '')).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
    expect(solved).toBeGreaterThan(30)
  })

  test('is the same in whatever order its input comes', async () => {
    await fc.assert(
      fc.asyncProperty(made, async (input) => {
        const turned = {
          ...input,
          entries: input.entries.toReversed(),
          judges: [...input.judges.slice(3), ...input.judges.slice(0, 3)],
          conflicts: input.conflicts.toReversed(),
          earlier: input.earlier.toReversed(),
        }
        expect(await assignJudges(turned)).toEqual(await assignJudges(input))
      }),
      { numRuns: 20 },
    )
  })

  test('matches expertise far better than chance, and avoids earlier pairs', async () => {
    const input = { ...inputOf(5, 100, 20, 3), conflicts: [] }
    const pairs = pairsOf(await assignJudges(input))
    const blind = input.entries.map((entry) => ({ ...entry, fields: [] }))
    const chance = pairsOf(await assignJudges({ ...input, entries: blind }))
    expect(matched(input, pairs)).toBeGreaterThan(1.5 * matched(input, chance))
    expect(both(pairs, input.earlier)).toEqual([])
  })

  test('mixes judges who suit alike, so that they meet one another', async () => {
    const plain = inputOf(7, 60, 10, 3)
    const input = {
      ...plain,
      conflicts: [],
      earlier: [],
      entries: plain.entries.map((e) => ({ ...e, fields: [] })),
    }
    const pairs = pairsOf(await assignJudges(input))
    const panels = new Set(
      input.entries.map(({ id }) => pairs.flatMap(({ judge, entry }) => (entry === id ? judge : [])).join()),
    )
    expect(panels.size).toBeGreaterThan(30)
  })

  test('keeps what was changed by hand and solves around it', async () => {
    const input = { ...inputOf(11, 30, 10, 3), conflicts: [] }
    const before = pairsOf(await assignJudges(input))
    const barred = before.filter((_, at) => at % 10 === 0)
    const kept = input.entries
      .slice(0, 8)
      .map(({ id }, at) => ({ entry: id, judge: `j${at}` }))
      .filter((pair) => !keysOf(barred).has(`${pair.entry} ${pair.judge}`))
    const after = pairsOf(await assignJudges({ ...input, kept, barred }))
    expect(both(kept, after)).toEqual(kept)
    expect(both(barred, after)).toEqual([])
    expect(after).toHaveLength(before.length)
  })

  test('moves no more than a change by hand demands', async () => {
    for (const seed of [3, 11, 19, 23]) {
      const input = { ...inputOf(seed, 40, 10, 3), conflicts: [] }
      const held = pairsOf(await assignJudges(input))
      expect(pairsOf(await assignJudges({ ...input, held }))).toEqual(held)
      const entry = 'e4'
      const judge = input.judges.find(({ id }) => !keysOf(held).has(`${entry} ${id}`))?.id ?? ''
      const kept = [{ judge, entry }]
      const after = pairsOf(await assignJudges({ ...input, held, kept }))
      expect(both(kept, after)).toEqual(kept)
      // One pair takes the place of another; a second exchange makes up for the loads.
      expect(held.length - both(held, after).length).toBeLessThanOrEqual(2)
      const without = pairsOf(await assignJudges({ ...input, kept }))
      expect(both(held, after).length).toBeGreaterThanOrEqual(both(held, without).length)
    }
  })

  test('gives a pair up for a judge who knows far more about the entry', async () => {
    const input: AssignmentInput = {
      entries: ['e1', 'e2'].map((id) => ({ id, track: null, fields: [id] })),
      judges: ['e2', 'e1'].map((field, at) => ({ id: `j${at + 1}`, tracks: [], fields: [field] })),
      ...{ conflicts: [], begun: [], kept: [], barred: [], earlier: [], perEntry: 1, loadsWithin: 1 },
      held: ['1', '2'].map((at) => ({ judge: `j${at}`, entry: `e${at}` })),
    }
    const pairs = [
      { judge: 'j2', entry: 'e1' },
      { judge: 'j1', entry: 'e2' },
    ]
    expect(pairsOf(await assignJudges(input))).toEqual(pairs)
    const slight = input.judges.map((judge) => ({ ...judge, fields: ['e1', 'e2'] }))
    expect(pairsOf(await assignJudges({ ...input, judges: slight }))).toEqual(input.held)
  })

  test('runs in a thread, which has nothing but the sources', async () => {
    const threadFile = new URL('../../../threads/thread.ts', import.meta.url)
    const pool = createThreadPool({ threadFile, threads: 1, timeLimitMs: 30_000 })
    const input = inputOf(17, 20, 8, 2)
    expect(
      await pool.run('assignByFacts', { ...input, factsOfEntries: [], factsOfJudges: new Map() }),
    ).toEqual(await assignJudges(input))
    await pool.close()
  })

  test('gives any judge by hand, whatever the track, but never against a conflict', async () => {
    const input = { ...inputOf(13, 10, 8, 2), conflicts: [] }
    const judges = input.judges.map((judge) => ({ ...judge, tracks: judge.id === 'j0' ? ['b'] : [] }))
    const entries = input.entries.map((entry) => ({ ...entry, track: 'a' }))
    const kept = [{ judge: 'j0', entry: 'e0' }]
    const open = { ...input, judges, entries, kept, loadsWithin: null }
    expect(keysOf(pairsOf(await assignJudges(open))).has('e0 j0')).toBe(true)
    expect(await assignJudges({ ...open, conflicts: kept })).toEqual({
      infeasible: { rule: 'byHand', entries: ['e0'] },
    })
  })
})

describe('where no assignment is possible, it says which rule stands against it', () => {
  const plain: AssignmentInput = {
    entries: ['e1', 'e2'].map((id) => ({ id, track: 'a', fields: [] })),
    judges: ['j1', 'j2', 'j3'].map((id) => ({ id, tracks: [], fields: [] })),
    conflicts: [],
    begun: [],
    kept: [],
    barred: [],
    earlier: [],
    held: [],
    perEntry: 2,
    loadsWithin: 1,
  }
  const toSecond = ['j1', 'j2'].map((judge) => ({ judge, entry: 'e2' }))
  const onTrackB = plain.judges.map((judge, at) => ({ ...judge, tracks: at === 0 ? [] : ['b'] }))

  test.each<[string, Partial<AssignmentInput>, string[]]>([
    ['judges', { perEntry: 4 }, ['e1', 'e2']],
    ['judges', { judges: [] }, ['e1', 'e2']],
    ['tracks', { judges: onTrackB }, ['e1', 'e2']],
    ['conflicts', { conflicts: toSecond }, ['e2']],
    ['byHand', { barred: toSecond }, ['e2']],
    ['byHand', { kept: ['j1', 'j2', 'j3'].map((judge) => ({ judge, entry: 'e1' })) }, ['e1']],
  ])('%s', async (rule, changed, entries) => {
    expect(await assignJudges({ ...plain, ...changed })).toEqual({ infeasible: { rule, entries } })
  })

  const many = {
    ...plain,
    entries: ['e1', 'e2', 'e3'].map((id) => ({ id, track: 'a', fields: [] })),
    perEntry: 1,
  }
  const toOne = many.entries.map(({ id }) => ({ judge: 'j1', entry: id }))

  test.each<[string, Partial<AssignmentInput>]>([
    ['given by hand', { kept: toOne }],
    ['begun', { begun: toOne }],
    ['on tracks', { judges: onTrackB }],
    ['against conflicts', { conflicts: toOne }],
  ])('the loads, which alone make it possible: %s', async (_, changed) => {
    expect(await assignJudges({ ...many, ...changed })).toEqual({
      infeasible: { rule: 'loads', entries: [] },
    })
    const wider = await assignJudges({ ...many, ...changed, loadsWithin: null })
    expect(pairsOf(wider)).toHaveLength(3)
  })

  test('conflicts, where a judge has begun against one', async () => {
    const begun = [{ judge: 'j1', entry: 'e2' }]
    expect(await assignJudges({ ...plain, begun, conflicts: begun })).toEqual({
      infeasible: { rule: 'conflicts', entries: ['e2'] },
    })
  })

  test('more reviews that have begun than are asked for are no obstacle', async () => {
    const begun = ['j1', 'j2', 'j3'].map((judge) => ({ judge, entry: 'e1' }))
    const pairs = pairsOf(await assignJudges({ ...plain, begun }))
    expect(both(begun, pairs)).toEqual(begun)
    expect(pairs).toHaveLength(5)
  })

  test('nothing to assign is no obstacle', async () => {
    expect(await assignJudges({ ...plain, entries: [] })).toEqual({ pairs: [] })
  })
})
