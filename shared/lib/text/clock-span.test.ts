import { expect, it } from 'vitest'
import { clockSpan } from './clock-span.ts'

it.each([
  ['14:00–16:30', '14:00', '16:30'],
  ['8:30 - 11:30', '08:30', '11:30'],
  ['09：00至12：00', '09:00', '12:00'],
  ['19:00 to 20:30', '19:00', '20:30'],
])('%s is from %s to %s', (text, from, to) => {
  expect(clockSpan(text)).toEqual({ from, to })
})

it.each(['', '下午', '14:00', '25:00–26:00', '16:00–14:00', '14:00–14:70', '9:00–10:00, 14:00–15:00'])(
  '“%s” says no hours',
  (text) => {
    expect(clockSpan(text)).toBeNull()
  },
)
