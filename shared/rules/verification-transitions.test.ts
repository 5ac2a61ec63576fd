import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextVerificationState,
  turnOfVerification,
  type VerificationAction,
  verificationStates,
  verificationTransitions,
} from './verification-transitions.ts'

const actions = Object.keys(verificationTransitions) as VerificationAction[]

/** Every legal step, written out: a change of the table has to be meant. */
const legal = `
unverified sendWithoutLetter pending_documents
unverified submit pending_review
pending_documents submit pending_review
pending_review verify verified
pending_review return returned
pending_review refuse refused
verified fallDue due_renewal
verified suspend suspended
verified revoke revoked
returned resubmit pending_review
returned lapse expired
due_renewal renew pending_review
due_renewal lapse expired
due_renewal suspend suspended
due_renewal revoke revoked
expired renew pending_review
suspended restore verified
suspended revoke revoked`
  .trim()
  .split('\n')

describe('the lifecycle of a verification', () => {
  it('has exactly the legal steps', () => {
    const steps = verificationStates.flatMap((state) =>
      actions.flatMap((action) => {
        const next = nextVerificationState(state, action)
        return next ? [`${state} ${action} ${next}`] : []
      }),
    )
    expect(steps.sort()).toEqual(legal.sort())
  })

  it('trust 15: reaches verified by a decision of staff alone, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 30 }), (tried) => {
        let state: (typeof verificationStates)[number] = 'unverified'
        let wasReviewed = false
        for (const action of tried) {
          const next = nextVerificationState(state, action)
          if (!next) continue
          if (action === 'verify') wasReviewed = true
          state = next
          if (state === 'verified' || state === 'due_renewal') expect(wasReviewed).toBe(true)
        }
      }),
    )
  })

  it('ends when it was refused or revoked, and is nobody’s turn then', () => {
    for (const state of ['refused', 'revoked'] as const) {
      expect(actions.every((action) => nextVerificationState(state, action) === null)).toBe(true)
      expect(turnOfVerification(state)).toBe('nobody')
    }
  })
})
