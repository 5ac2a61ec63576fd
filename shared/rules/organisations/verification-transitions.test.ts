import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextState } from '../lifecycle.ts'
import {
  codelessStates,
  isOver,
  overStates,
  turnOfVerification,
  type VerificationAction,
  type VerificationState,
  verificationPlace,
  verificationStates,
  verificationTransitions,
} from './verification-transitions.ts'

const actions = Object.keys(verificationTransitions) as VerificationAction[]

/** Every legal step, written out: the table must not change by accident. */
const always = `
unverified sendWithoutLetter pending_documents
unverified submit pending_review
pending_documents submit pending_review
pending_documents withdraw withdrawn
pending_documents refuse refused
pending_documents close closed
pending_documents abandon closed
pending_review verify verified
pending_review return returned
pending_review refuse refused
pending_review abandon closed
verified fallDue due_renewal
verified suspend suspended
verified revoke revoked
verified abandon closed
returned resubmit pending_review
returned refuse refused
returned abandon closed
due_renewal renew pending_review
due_renewal lapse expired
due_renewal suspend suspended
due_renewal revoke revoked
due_renewal abandon closed
expired renew pending_review
expired abandon closed
suspended restore verified
suspended revoke revoked
suspended abandon closed
revoked reinstate verified`

const ofFirst = `
pending_review withdraw withdrawn
returned withdraw withdrawn
returned close closed`

const ofRenewal = `
pending_review suspend suspended
pending_review revoke revoked
returned lapse expired
returned suspend suspended
returned revoke revoked
suspended resume pending_review`

const stepsIn = (text: string) => text.trim().split('\n')

describe('the lifecycle of a verification', () => {
  it.each([
    ['first', false, ofFirst],
    ['renewed', true, ofRenewal],
  ])('has exactly the legal steps where it is %s', (_, wasVerified, own) => {
    const steps = verificationStates.flatMap((state) =>
      actions.flatMap((action) => {
        const next = nextState(verificationTransitions, verificationPlace(state, wasVerified), action)
        return next ? [`${state} ${action} ${next}`] : []
      }),
    )
    expect(steps.sort()).toEqual([...stepsIn(always), ...stepsIn(own)].sort())
  })

  it('trust 15: reaches verified by a decision of staff alone, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 30 }), (tried) => {
        let state: (typeof verificationStates)[number] = 'unverified'
        let wasReviewed = false
        for (const action of tried) {
          const next: VerificationState | null = nextState(
            verificationTransitions,
            verificationPlace(state, wasReviewed),
            action,
          )
          if (!next) continue
          if (action === 'verify') wasReviewed = true
          state = next
          if (state === 'verified' || state === 'due_renewal') expect(wasReviewed).toBe(true)
        }
      }),
    )
  })

  it('ends when it came to nothing, and is nobody’s turn then', () => {
    for (const state of overStates) {
      for (const wasVerified of [false, true]) {
        expect(
          actions.every(
            (action) => !nextState(verificationTransitions, verificationPlace(state, wasVerified), action),
          ),
        ).toBe(true)
      }
      expect(turnOfVerification(state)).toBe('nobody')
      expect(isOver(state)).toBe(true)
    }
    expect(isOver('revoked')).toBe(false)
  })

  it('leaves no state that holds a code without a way on that is not the team’s alone', () => {
    const holding = verificationStates.filter(
      (state) => state !== 'unverified' && !codelessStates.some((one) => one === state),
    )
    for (const state of holding) {
      for (const wasVerified of [false, true]) {
        const ways = actions.filter((action) =>
          nextState(verificationTransitions, verificationPlace(state, wasVerified), action),
        )
        expect([state, ways.filter((action) => verificationTransitions[action].by !== 'team')]).not.toEqual([
          state,
          [],
        ])
      }
    }
  })
})
