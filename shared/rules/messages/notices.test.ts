import { expect, it } from 'vitest'
import { internalCategories, ventureCategories, ventureUnreadSource } from './notices.ts'

it.each([
  [1, 'questions', ['internal']],
  [3, 'questions', ['internal']],
  [4, 'publicity', ['internal']],
  [5, 'none', ['internal', 'venture']],
  [6, 'none', ['internal', 'venture']],
] as const)('in round %i the venture badge counts %s', (round, source, internal) => {
  expect(ventureUnreadSource(round)).toBe(source)
  // Every notice is counted exactly once.
  expect(internalCategories(round)).toEqual(internal)
  expect([...internalCategories(round), ...ventureCategories(round)].sort()).toEqual(['internal', 'venture'])
})
