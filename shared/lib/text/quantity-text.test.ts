import { expect, it } from 'vitest'
import { quantityText } from './quantity-text.ts'

it.each([
  ['12000', 'people', '12,000 people'],
  ['1', 'ms', '1 ms'],
  ['1', ' 人 ', '1 人'],
  ['3', '', '3'],
])('%s %s is read as %s', (number, unit, text) => {
  expect(quantityText(number, unit)).toBe(text)
})
