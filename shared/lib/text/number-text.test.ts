import { expect, it } from 'vitest'
import { numberText } from './number-text.ts'

it.each([
  ['300', '300'],
  ['5000', '5,000'],
  ['-1234567.25', '-1,234,567.25'],
  ['zwölf', 'zwölf'],
])('%s reads as %s', (number, text) => {
  expect(numberText(number)).toBe(text)
})
