import { describe, expect, it } from 'vitest'
import { ApiError, type ErrorName } from '../../../shared/contract/errors.ts'
import { type StaffRole, staffRoles } from '../../../shared/rules/roles.ts'
import type { Account, Actor } from '../../context.ts'
import { requireFreshProof, requireRole } from './staff-policy.ts'

const visitor: Actor = { kind: 'visitor' }
const person: Account = { kind: 'account', accountId: 'a', sessionId: 's', team: null, staff: null }

function staff(roles: StaffRole[], proof = { hasSecondFactor: true, hasFreshProof: true }): Actor {
  return { ...person, staff: { roles, ...proof } }
}

function refusal(check: () => void): ErrorName | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.reason
    throw error
  }
}

describe('requireRole', () => {
  it.each(staffRoles.flatMap((held) => staffRoles.map((wanted) => [held, wanted] as const)))(
    'a %s asks for the role %s',
    (held, wanted) => {
      const answer = refusal(() => requireRole({ actor: staff([held]) }, wanted))
      expect(answer).toBe(held === wanted ? null : 'notAvailable')
    },
  )

  it.each<[string, Actor, ErrorName]>([
    ['a visitor', visitor, 'notAvailable'],
    ['an applicant', person, 'notAvailable'],
    [
      'staff without second factor',
      staff(['reviewer'], { hasSecondFactor: false, hasFreshProof: false }),
      'secondFactorNeeded',
    ],
    [
      'another role without second factor',
      staff(['editor'], { hasSecondFactor: false, hasFreshProof: false }),
      'notAvailable',
    ],
  ])('refuses %s', (_, actor, expected) => {
    expect(refusal(() => requireRole({ actor }, 'reviewer'))).toBe(expected)
  })
})

describe('requireFreshProof', () => {
  it.each<[string, Actor, ErrorName | null]>([
    ['a visitor', visitor, 'notAvailable'],
    ['an applicant', person, 'notAvailable'],
    ['staff with a fresh proof', staff(['reviewer']), null],
    [
      'staff whose proof is old',
      staff(['reviewer'], { hasSecondFactor: true, hasFreshProof: false }),
      'stepUpNeeded',
    ],
  ])('%s', (_, actor, expected) => {
    expect(refusal(() => requireFreshProof({ actor }))).toBe(expected)
  })
})
