import { expect, it } from 'vitest'
import { areNamesAlike } from './look-alikes.ts'

it.each([
  ['青禾公益基金会', '青河公益基金会', true],
  ['青禾公益基金会', '青禾公益基金', true],
  ['青禾公益基金会', '蓝天公益基金会', false],
  ['云江市青禾公益基金会', '青禾公益基金会', true],
  ['云江市滨河区银杏社区服务中心', '云江市滨江区银杏社区服务站', false],
  ['青禾', '青河', false],
  ['greenriceproject', 'greenricproject', true],
  ['', '', false],
])('%s and %s: %s', (one, other, alike) => {
  expect(areNamesAlike(one, other)).toBe(alike)
  expect(areNamesAlike(other, one)).toBe(alike)
})
