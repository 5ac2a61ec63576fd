import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextState } from '../lifecycle.ts'
import { applicationLabels, labelOfApplication, stepOfApplication, turnOf } from './application-status.ts'
import {
  type ApplicationAction,
  type ApplicationState,
  applicationActions,
  applicationStates,
  applicationTransitions,
  isOpenState,
} from './application-transitions.ts'

/** Every legal step, repeated by hand: a slip in the table shows as a difference. */
const legal: Record<string, ApplicationState> = {
  'draft submit': 'submitted',
  'submitted amend': 'submitted',
  'submitted release': 'submitted',
  'submitted open': 'in_review',
  'submitted withdraw': 'withdrawn',
  'in_review requestCorrection': 'needs_correction',
  'in_review withdraw': 'withdrawn',
  'in_review approve': 'approved',
  'in_review reject': 'rejected',
  'needs_correction correct': 'in_review',
  'needs_correction lapse': 'withdrawn',
  'needs_correction withdraw': 'withdrawn',
  'approved fulfil': 'fulfilling',
  'approved reverseApproval': 'rejected',
  'fulfilling confirm': 'active',
  'fulfilling expire': 'expired',
  'fulfilling revoke': 'revoked',
  'fulfilling reverseApproval': 'rejected',
  'active complete': 'completed',
  'active expire': 'expired',
  'active revoke': 'revoked',
  'rejected appeal': 'submitted',
  'rejected reverseRejection': 'approved',
}

const pairs = applicationStates.flatMap((state) =>
  applicationActions.map((action) => [state, action] as const),
)

describe('transitions of applications', () => {
  it.each(pairs)('%s %s', (state, action) => {
    expect(nextState(applicationTransitions, { state }, action)).toBe(legal[`${state} ${action}`] ?? null)
  })

  it('let nothing leave what has ended, and nothing return to a draft', () => {
    for (const state of ['withdrawn', 'completed', 'expired', 'revoked'] as const) {
      for (const action of applicationActions)
        expect(nextState(applicationTransitions, { state }, action)).toBeNull()
    }
    expect(Object.values(legal)).not.toContain('draft')
  })

  it('never reach a grant except through a decision, whatever the sequence', () => {
    const sequence = fc.array(fc.constantFrom<ApplicationAction>(...applicationActions), { maxLength: 60 })
    fc.assert(
      fc.property(sequence, (actions) => {
        let state: ApplicationState = 'draft'
        let isDecided = false
        for (const action of actions) {
          const next: ApplicationState | null = nextState(applicationTransitions, { state }, action)
          if (!next) continue
          if (action === 'approve' || action === 'reverseRejection') isDecided = true
          state = next
          if (['approved', 'fulfilling', 'active'].includes(state)) expect(isDecided).toBe(true)
        }
      }),
    )
  })
})

describe('what the public reads', () => {
  it('has a label, a step and a turn for every state', () => {
    for (const state of applicationStates) {
      expect(applicationLabels).toContain(labelOfApplication(state, false))
      expect(stepOfApplication(state).step).toBeTruthy()
      if (!isOpenState(state)) expect(turnOf(state)).toBe('nobody')
    }
  })

  it('calls an appeal one until it is decided', () => {
    expect(labelOfApplication('submitted', true)).toBe('appealed')
    expect(labelOfApplication('in_review', true)).toBe('appealed')
    expect(labelOfApplication('rejected', true)).toBe('refused')
  })
})
