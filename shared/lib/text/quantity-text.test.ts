import { expect, it } from 'vitest'
import { quantityText } from './quantity-text.ts'

it.each([
  ['12000', 'people', '12,000 people'],
  ['1', 'people', '1 person'],
  ['1', 'sessions', '1 session'],
  ['1', 'hours a week', '1 hour a week'],
  ['1', 'libraries', '1 library'],
  ['1', 'classes', '1 class'],
  ['1', 'class', '1 class'],
  ['1', 'yuan', '1 yuan'],
  ['1', 's', '1 s'],
  ['1', '人', '1 人'],
  ['0', 'sessions', '0 sessions'],
  ['3', '', '3'],
  ['1', '', '1'],
])('%s %s is read as %s', (number, unit, text) => {
  expect(quantityText(number, unit)).toBe(text)
})
