import { expect, it } from 'vitest'
import { keptRun } from './kept-run.ts'

const at = new Date('2026-11-21T12:00:00Z')
const outcome = (title: string, isPassed = true) => ({ title, isPassed })

it('a whole run is kept with what did not pass, by its last try', () => {
  const outcomes = [
    outcome('home, zh', false),
    outcome('home, zh'),
    outcome('home, en'),
    outcome('search, zh', false),
    outcome('search, en'),
  ]
  expect(keptRun(outcomes, ['home', 'search'], at)).toEqual({
    at: '2026-11-21T12:00:00.000Z',
    templates: 2,
    views: 8,
    passed: 3,
    failed: [{ template: 'search', language: 'zh' }],
  })
})

it('a run that left something out is not kept', () => {
  expect(keptRun([outcome('home, zh')], ['home'], at)).toBeNull()
  expect(keptRun([], ['home'], at)).toBeNull()
})
