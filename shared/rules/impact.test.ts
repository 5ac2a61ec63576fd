import { expect, it } from 'vitest'
import { type ImpactFigure, publishedFigures } from './impact.ts'

const figure = (value: number, givers: number, more: Partial<ImpactFigure> = {}): ImpactFigure => ({
  measure: 'applied',
  year: 2026,
  split: 'field',
  key: String(value),
  value,
  givers,
  ...more,
})
const whole = (value: number, givers: number) => figure(value, givers, { split: null, key: null })

it('shows what five teams or more are behind', () => {
  expect(publishedFigures([whole(30, 11), figure(18, 6), figure(12, 5)])).toEqual([30, 18, 12])
})

it('hides a part of fewer, with the smallest of the others, so that it does not follow from the whole', () => {
  const parts = [whole(60, 40), figure(40, 30), figure(15, 7), figure(5, 4)]
  expect(publishedFigures(parts)).toEqual([60, 40, null, null])
})

it('hides several small parts, still with one of five teams, since they may be of the same teams', () => {
  expect(publishedFigures([whole(20, 6), figure(12, 6), figure(4, 3), figure(4, 3)])).toEqual([
    20,
    null,
    null,
    null,
  ])
})

it('hides a year of fewer teams with all its parts, and no other year', () => {
  const before = { year: 2025, split: null, key: null } as const
  expect(publishedFigures([whole(4, 4), figure(4, 4), figure(90, 9, before)])).toEqual([null, null, 90])
})

it('hides each measure by its own teams', () => {
  const granted = { measure: 'granted' } as const
  expect(publishedFigures([figure(9, 9), figure(3, 3, granted), figure(20, 8, granted)])).toEqual([
    9,
    null,
    null,
  ])
})

it('hides no money, which stands on the pages of the editions award by award', () => {
  expect(publishedFigures([figure(60_000, 1, { measure: 'money' })])).toEqual([60_000])
})
