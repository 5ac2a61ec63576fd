import { describe, expect, it } from 'vitest'
import type { EligibilityRule } from './eligibility.ts'
import { evaluateEligibility, isEligible, type TeamFacts } from './evaluate-eligibility.ts'

const verified: NonNullable<TeamFacts['verification']> = {
  isVerified: true,
  isUnderWay: false,
  entityType: 'association',
  registeredOn: '2023-11-21',
}
const facts: TeamFacts = {
  window: null,
  advancing: null,
  today: '2026-11-21',
  role: 'admin',
  teamKind: 'registered',
  verification: verified,
  declared: ['noResale'],
  stockLeft: 3,
  allowanceLeft: 5,
  allowanceUnits: 2,
  offeringKind: 'tool',
  openApplicationId: null,
  otherTeams: null,
}
const visitor: Partial<TeamFacts> = { role: null, teamKind: null, verification: null, allowanceLeft: null }
const unverified = { ...verified, isVerified: false }
const underWay = { ...unverified, isUnderWay: true }

const types: EligibilityRule = { kind: 'entityType', anyOf: ['association', 'foundation'] }
const years: EligibilityRule = { kind: 'registeredYears', atLeast: 3 }
const declared: EligibilityRule = { kind: 'declared', key: 'noResale', statement: { zh: '', en: '' } }

type Row = [EligibilityRule, Partial<TeamFacts>, string, string | null]
const rows: Row[] = [
  [{ kind: 'verifiedOrganisation' }, {}, 'met', null],
  [{ kind: 'verifiedOrganisation' }, visitor, 'unknown', 'createTeam'],
  [{ kind: 'verifiedOrganisation' }, { verification: null }, 'notMet', 'verify'],
  [{ kind: 'verifiedOrganisation' }, { verification: unverified }, 'notMet', 'verify'],
  [{ kind: 'verifiedOrganisation' }, { verification: underWay }, 'unknown', 'waitForVerification'],
  [types, {}, 'met', null],
  [types, { verification: { ...verified, entityType: 'publicInstitution' } }, 'notMet', null],
  [types, { verification: unverified }, 'unknown', 'verify'],
  [types, { teamKind: 'unregistered', verification: null }, 'notMet', null],
  [
    { kind: 'entityType', anyOf: ['volunteerTeam'] },
    { teamKind: 'unregistered', verification: null },
    'met',
    null,
  ],
  [years, {}, 'met', null],
  [years, { verification: { ...verified, registeredOn: '2023-11-22' } }, 'notMet', null],
  [years, { verification: unverified }, 'unknown', 'verify'],
  [{ kind: 'teamAdmin' }, {}, 'met', null],
  [{ kind: 'teamAdmin' }, { role: 'superAdmin' }, 'met', null],
  [{ kind: 'teamAdmin' }, { role: 'member' }, 'notMet', 'askAdmin'],
  [{ kind: 'teamAdmin' }, visitor, 'unknown', 'createTeam'],
  [declared, {}, 'met', null],
  [declared, { declared: [] }, 'unknown', 'declare'],
]

describe('a rule of an offering', () => {
  it.each(rows)('%j with %j is %s', (rule, change, verdict, step) => {
    const [result] = evaluateEligibility([rule], { ...facts, ...change })
    expect(result?.verdict).toBe(verdict)
    expect(result?.fix?.step ?? null).toBe(step)
  })
})

describe('rules that hold for every offering', () => {
  it.each([
    [{}, 'met', 'met', 'met'],
    [{ stockLeft: null }, 'met', 'met', 'met'],
    [{ stockLeft: 0 }, 'notMet', 'met', 'met'],
    [{ allowanceLeft: 1 }, 'met', 'notMet', 'met'],
    [{ openApplicationId: 'x' }, 'met', 'met', 'notMet'],
    [visitor, 'met', 'unknown', 'unknown'],
  ] as const)('%j', (change, ...verdicts) => {
    const results = evaluateEligibility([], { ...facts, ...change })
    expect(results.map(({ verdict }) => verdict)).toEqual(verdicts)
    expect(isEligible(results)).toBe(verdicts.every((verdict) => verdict === 'met'))
  })

  it('say nothing of the allowance where an offering takes none of it', () => {
    const kinds = evaluateEligibility([], { ...facts, allowanceUnits: 0 }).map(({ rule }) => rule.kind)
    expect(kinds).toEqual(['stock', 'noOpenApplication'])
  })

  it('give every verdict that is not met and can be mended a step', () => {
    for (const { verdict, fix } of evaluateEligibility([], {
      ...facts,
      stockLeft: 0,
      openApplicationId: 'x',
    })) {
      if (verdict !== 'met') expect(fix).not.toBeNull()
    }
  })
})
