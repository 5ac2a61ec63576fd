import { expect, it } from 'vitest'
import { feedbackActions, feedbackSides, feedbackStates, feedbackTransitions } from './feedback.ts'
import { nextState } from './lifecycle.ts'

/** Every legal move; all others are illegal. */
const legal = [
  'received triage staff → triaged',
  'triaged triage staff → triaged',
  'triaged answer staff → answered',
  'received write sender → received',
  'triaged write sender → triaged',
  'answered write sender → triaged',
  'received withdraw sender → closed',
  'triaged withdraw sender → closed',
  'answered close sender → closed',
  'answered close staff → closed',
  'answered close portal → closed',
]

it('moves as the table says and no other way', () => {
  const found = feedbackActions.flatMap((action) =>
    feedbackStates.flatMap((state) =>
      feedbackSides.flatMap((side) => {
        const next = nextState(feedbackTransitions, { state }, action, side)
        return next ? [`${state} ${action} ${side} → ${next}`] : []
      }),
    ),
  )
  expect(found.sort()).toEqual(legal.sort())
})
