import { expect, it } from 'vitest'
import { calibrate } from './calibration.ts'

const sent = (judge: string, entry: string, need: number | null) => ({ judge, entry, scores: { need } })

it('compares each judge with the others on every sample: how far off, and how unsteadily', () => {
  const found = calibrate(
    [
      ...[sent('strict', 'a', 2), sent('one', 'a', 6), sent('other', 'a', 8)],
      ...[sent('strict', 'b', 5), sent('one', 'b', 7), sent('other', 'b', null)],
    ],
    ['need', 'idea'],
  )
  expect(found.get('strict')).toEqual([
    { key: 'need', mean: -3.5, spread: 1.5 },
    { key: 'idea', mean: null, spread: null },
  ])
  expect(found.get('other')?.[0]).toEqual({ key: 'need', mean: 4, spread: null })
})

it('finds nothing for the only judge of a sample', () => {
  expect(calibrate([sent('one', 'a', 6)], ['need']).get('one')).toEqual([
    { key: 'need', mean: null, spread: null },
  ])
})
