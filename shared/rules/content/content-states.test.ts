import { describe, expect, it } from 'vitest'
import { nextState } from '../lifecycle.ts'
import { type ContentAction, contentStates, contentTransitions, movesOf } from './content-states.ts'

describe('the states of a text', () => {
  it.each([
    ['edit', 'draft in_review scheduled draft draft'],
    ['submit', 'in_review - - - in_review'],
    ['sendBack', '- draft - - -'],
    ['schedule', 'scheduled scheduled scheduled - scheduled'],
    ['unschedule', '- - draft - -'],
    ['publish', 'published published published - published'],
    ['withdraw', 'withdrawn withdrawn withdrawn withdrawn -'],
  ] as [ContentAction, string][])(
    '%s leads from draft, review, schedule, published, withdrawn to %s',
    (action, to) => {
      expect(
        contentStates.map((state) => nextState(contentTransitions, { state }, action) ?? '-').join(' '),
      ).toBe(to)
    },
  )

  it('lists every action', () => {
    expect(Object.keys(contentTransitions)).toHaveLength(7)
  })

  it('offers withdrawing only for what visitors read', () => {
    expect(movesOf('draft', false)).toEqual(['submit', 'schedule', 'publish'])
    expect(movesOf('draft', true)).toEqual(['submit', 'schedule', 'publish', 'withdraw'])
    expect(movesOf('published', true)).toEqual(['withdraw'])
  })
})
