import { describe, expect, it } from 'vitest'
import { kendallTau, madeRound, secondOpinion } from '../../../tests/support/world/venture/made-round.ts'
import { rankEntries } from './rank-entries.ts'

const round = madeRound({ entries: 2_000, judges: 60, judgesOfEntry: 5, places: 200 })
const ranking = rankEntries(round.input)

describe('a round of 2,000 entries whose truth is known', () => {
  it('is nearer to it by the adjusted scores than by the raw ones', () => {
    const truth = ranking.entries.map(({ entry }) => round.worth.get(entry) ?? 0)
    const raw = kendallTau(
      truth,
      ranking.entries.map((one) => one.raw),
    )
    const adjusted = kendallTau(
      truth,
      ranking.entries.map((one) => one.adjusted),
    )
    console.log(`Kendall's tau with the truth: raw ${raw.toFixed(3)}, adjusted ${adjusted.toFixed(3)}`)
    expect(adjusted).toBeGreaterThan(raw + 0.03)
    const severities = ranking.judges.map(({ judge }) => -(round.severity.get(judge) ?? 0))
    expect(
      kendallTau(
        severities,
        ranking.judges.map(({ effect }) => effect),
      ),
    ).toBeGreaterThan(0.9)
  })

  it('comes out the same by a second way of computing it', () => {
    const other = secondOpinion(round.input)
    expect(ranking.entries).toHaveLength(2_000)
    for (const { entry, adjusted } of ranking.entries) expect(adjusted).toBeCloseTo(other.get(entry) ?? 0, 8)
  })

  it('is the same to the last bit in whatever order its reviews stand', () => {
    const turned = { ...round.input, reviews: round.input.reviews.toReversed() }
    expect(JSON.stringify(rankEntries(turned))).toBe(JSON.stringify(ranking))
  })

  it('has the truth within the interval of nine in ten', () => {
    const { criteria } = round.input
    expect(criteria.every(({ low, high }) => low === 1 && high === 10)).toBe(true)
    const within = ranking.entries.filter(({ entry, from, to }) => {
      const true100 = (((round.worth.get(entry) ?? 0) - 1) / 9) * 100
      return from <= true100 && true100 <= to
    })
    expect(within.length / 2_000).toBeGreaterThan(0.84)
    expect(within.length / 2_000).toBeLessThan(0.95)
  })

  it('names the judges on whom a place beyond the line hangs, and none far from it', () => {
    const hanging = ranking.entries.filter(({ hangsOn }) => hangsOn.length > 0)
    expect(hanging.length).toBeGreaterThan(0)
    for (const { place } of hanging) expect(Math.abs(place - 200)).toBeLessThan(400)
    expect(ranking.entries.slice(0, 20).flatMap(({ hangsOn }) => hangsOn)).toEqual([])
  })
})

const scale = { weight: 1, low: 0, high: 10 }
const of = (entry: string, judge: string, ...scores: (number | null)[]) => ({
  ...{ entry, judge },
  scores: Object.fromEntries(scores.flatMap((score, n) => (score === null ? [] : [[`c${n}`, score]]))),
})

describe('what counts', () => {
  it('weighs criteria, and leaves out one that does not apply', () => {
    const criteria = [
      { ...scale, id: 'c0', weight: 3 },
      { ...scale, id: 'c1' },
    ]
    const reviews = [of('a', 'j', 10, 2), of('b', 'j', 5, null), of('c', 'j', null, null)]
    const { entries } = rankEntries({ criteria, reviews, places: 1 })
    expect(entries.map(({ entry, raw }) => [entry, raw])).toEqual([
      ['a', 80],
      ['b', 50],
    ])
  })

  it('gives equal scores the same place, and the next one none in between', () => {
    const criteria = [{ ...scale, id: 'c0' }]
    const reviews = [of('a', 'j', 7), of('b', 'j', 7), of('c', 'j', 3), of('d', 'j', 9)]
    const { entries } = rankEntries({ criteria, reviews, places: 2 })
    expect(entries.map(({ entry, place, rawPlace }) => [entry, place, rawPlace])).toEqual([
      ['d', 1, 1],
      ['a', 2, 2],
      ['b', 2, 2],
      ['c', 4, 4],
    ])
  })

  it('takes a severe judge out of the account of those whom no lenient one has read', () => {
    const criteria = [{ ...scale, id: 'c0' }]
    const both = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']
    const reviews = [
      ...both.flatMap((entry) => [of(entry, 'severe', 4), of(entry, 'mild', 8)]),
      of('unlucky', 'severe', 5),
      of('lucky', 'mild', 7),
    ]
    const { entries } = rankEntries({ criteria, reviews, places: 1 })
    const places = Object.fromEntries(entries.map((one) => [one.entry, [one.rawPlace, one.place]]))
    expect([places.unlucky, places.lucky]).toEqual([
      [8, 1],
      [1, 8],
    ])
  })

  it('has nothing to say of no reviews', () => {
    const criteria = [{ ...scale, id: 'c0' }]
    expect(rankEntries({ criteria, reviews: [], places: 3 })).toMatchObject({
      ...{ entries: [], judges: [], agreement: [{ criterion: 'c0', alpha: null }] },
    })
  })
})

it('says how far judges agree as Krippendorff computes it', () => {
  // Data of four coders and twelve units, with gaps; by interval distances alpha is 0.849.
  const coders = [
    [1, 2, 3, 3, 2, 1, 4, 1, 2, null, null, null],
    [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, null, 3],
    [null, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, null],
    [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, null],
  ]
  const reviews = coders.flatMap((row, coder) => row.map((score, unit) => of(`u${unit}`, `k${coder}`, score)))
  const { agreement } = rankEntries({ criteria: [{ ...scale, id: 'c0' }], reviews, places: 1 })
  expect(agreement[0]?.alpha).toBeCloseTo(0.849, 3)
})
