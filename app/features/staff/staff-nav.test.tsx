import { expect, test } from 'vitest'
import { drawn } from '../../../tests/support/drawn.tsx'
import { StaffNav } from './staff-nav.tsx'

test.each([
  ['/staff', '/staff'],
  ['/staff/venture', '/staff/venture'],
  ['/staff/venture/rounds/5101', '/staff/venture'],
  ['/staff/venture/awards', '/staff/venture/awards'],
  ['/staff/pictures', '/staff/content'],
])('at %s the one place at hand is %s', (address, place) => {
  const html = drawn(<StaffNav privileges={['runVenture', 'seeContent']} />, address)
  const current = [...html.matchAll(/<a(?=[^>]* aria-current="page")[^>]* href="([^"]*)"/g)].map(
    ([, href]) => href,
  )
  expect(new Set(current)).toEqual(new Set([place]))
})
