import { expect, it } from 'vitest'
import { contactLine } from './contact.ts'

it.each([
  ['li@example.org', 'li@example.org'],
  // Accounts may have such an address, which is prefilled.
  ["sean.o'brien@example.org", "sean.o'brien@example.org"],
  [' ｌｉ＠example.org ', 'li@example.org'],
  ['138 0000 1111', '13800001111'],
  ['+86 138-0000-1111', '13800001111'],
  ['010 6552 9988', '010-65529988'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
])('%j is where somebody is reached', (typed, kept) => {
  expect(contactLine(typed)).toBe(kept)
})

it.each([
  'abc',
  '微信同号',
  '123',
  'li@',
  '@example.org',
  'a@b.org, c@d.org',
  '<li@example.org>',
  'l\u200bi@b.org',
  'li@gro.b\u202e.cn',
  '',
])('%j is not', (typed) => {
  expect(contactLine(typed)).toBeNull()
})
