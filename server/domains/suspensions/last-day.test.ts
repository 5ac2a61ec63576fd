import { expect, it } from 'vitest'
import { mayObject } from '../sign-in/sessions/suspension-link.ts'

const suspended_at = new Date('2026-03-01T23:30:00+08:00')

it.each([
  ['2026-03-16T00:00:00+08:00', true],
  ['2026-03-16T23:59:59+08:00', true],
  ['2026-03-17T00:00:00+08:00', false],
])('of a suspension late on 1 March may object at %s: %s', (at, may) => {
  expect(mayObject({ suspended_at, now: new Date(at) })).toBe(may)
})
