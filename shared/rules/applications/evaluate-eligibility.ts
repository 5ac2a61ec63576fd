import type { TeamRole } from '../staff/roles.ts'
import type { RoundStanding } from '../venture/reached-round.ts'
import type { EligibilityRule, EntityType } from './eligibility.ts'
import { type OfferingKind, type OfferingWindow, offeringPaths } from './offerings.ts'

/** What is known of a team when its eligibility is evaluated; every part may be unknown. */
export type TeamFacts = {
  /** The day in China, `YYYY-MM-DD`. */
  today: string
  /** Null without a team. */
  role: TeamRole | null
  teamKind: 'registered' | 'unregistered' | 'person' | null
  /** Null where the team has not begun a verification. */
  verification: {
    isVerified: boolean
    isUnderWay: boolean
    entityType: EntityType | null
    /** `YYYY-MM-DD` */
    registeredOn: string | null
  } | null
  /** Keys of the team's declarations. */
  declared: readonly string[]
  /** Grants left this year; null where the offering has no limit. */
  stockLeft: number | null
  /** Units left of this year's allowance, and units per grant; left is null without a team. */
  allowanceLeft: number | null
  allowanceUnits: number
  offeringKind: OfferingKind
  /** Where the offering takes applications for a time only: at this moment, for this team's draft. */
  window: (OfferingWindow & { isOpen: boolean }) | null
  /** Where the offering follows another in which teams have to advance: how the team stands, null without one. */
  advancing: { standing: RoundStanding | null } | null
  /** The team's open application for the offering, except a draft. */
  openApplicationId: string | null
  /**
   * Whether another team of the organisation has an open application for the offering, and whether one has used some of
   * this year's allowance; null without an organisation. Nothing more is known of them.
   */
  otherTeams: { hasOpen: boolean; hasUsed: boolean } | null
}

type Verdict = 'met' | 'notMet' | 'unknown'

/** An offering's own rule, or a rule of every offering. */
export type EvaluatedRule =
  | EligibilityRule
  | { kind: 'stock'; left: number | null }
  | { kind: 'allowance'; left: number | null; units: number; isShared: boolean }
  | { kind: 'noOpenApplication'; isOfOther: boolean }
  | { kind: 'window'; window: OfferingWindow }
  | { kind: 'advancing'; standing: RoundStanding | null }

/** The step that meets a rule; each has a message `eligibility_fix_<step>`. */
export type FixStep =
  | 'createTeam'
  | 'verify'
  | 'waitForVerification'
  | 'waitForResult'
  | 'askAdmin'
  | 'declare'
  | 'nextYear'
  | 'seeApplication'
type Fix = { step: FixStep; path: string | null }

export type RuleVerdict = { rule: EvaluatedRule; verdict: Verdict; fix: Fix | null }

/** Every rule with its verdict, the offering's own first, then those of every offering. */
export function evaluateEligibility(rules: readonly EligibilityRule[], facts: TeamFacts): RuleVerdict[] {
  return [...rules.map((rule) => evaluateRule(rule, facts)), ...impliedRules(facts)]
}

/** Whether a team may submit: no rule is unmet and none is open. */
export function isEligible(verdicts: readonly RuleVerdict[]): boolean {
  return verdicts.every(({ verdict }) => verdict === 'met')
}

function evaluateRule(rule: EligibilityRule, facts: TeamFacts): RuleVerdict {
  switch (rule.kind) {
    case 'verifiedOrganisation':
      return facts.verification?.isVerified ? met(rule) : unverified(rule, facts, 'notMet')
    case 'entityType': {
      const type = entityTypeOf(facts)
      if (!type) return unverified(rule, facts, 'unknown')
      return rule.anyOf.includes(type) ? met(rule) : notMet(rule, null)
    }
    case 'registeredYears':
      return evaluateYears(rule, facts)
    case 'teamAdmin':
      if (!facts.role) return unknown(rule, createTeam)
      return facts.role === 'member' ? notMet(rule, { step: 'askAdmin', path: '/accountCenter' }) : met(rule)
    case 'declared':
      return facts.declared.includes(rule.key) ? met(rule) : unknown(rule, { step: 'declare', path: null })
  }
}

/** An unregistered team is a volunteer team by its own statement; every other form has to be verified. */
function entityTypeOf({ verification, teamKind }: TeamFacts): EntityType | null {
  if (verification?.isVerified) return verification.entityType
  return teamKind === 'unregistered' ? 'volunteerTeam' : null
}

function evaluateYears(
  rule: Extract<EligibilityRule, { kind: 'registeredYears' }>,
  facts: TeamFacts,
): RuleVerdict {
  const { verification, today } = facts
  if (!verification?.isVerified || !verification.registeredOn) return unverified(rule, facts, 'unknown')
  const year = Number(verification.registeredOn.slice(0, 4)) + rule.atLeast
  return today >= `${year}${verification.registeredOn.slice(4)}` ? met(rule) : notMet(rule, null)
}

function impliedRules(facts: TeamFacts): RuleVerdict[] {
  const { stockLeft, allowanceLeft, allowanceUnits, openApplicationId, otherTeams, window } = facts
  const stock = { kind: 'stock', left: stockLeft } as const
  const isShared = otherTeams?.hasUsed ?? false
  const allowance = { kind: 'allowance', left: allowanceLeft, units: allowanceUnits, isShared } as const
  const isOfOther = !openApplicationId && (otherTeams?.hasOpen ?? false)
  const single = { kind: 'noOpenApplication', isOfOther } as const
  const nextYear = { step: 'nextYear', path: null } as const
  return [
    ...(facts.advancing ? [evaluateAdvancing(facts.advancing, facts.role)] : []),
    ...(window ? [evaluateWindow(window)] : []),
    // Places in a round are won, not taken.
    ...(facts.offeringKind === 'round'
      ? []
      : [stockLeft === null || stockLeft > 0 ? met(stock) : notMet(stock, nextYear)]),
    ...(allowanceUnits === 0 ? [] : [evaluateAllowance(allowance, nextYear)]),
    openApplicationId
      ? notMet(single, {
          step: 'seeApplication',
          path: offeringPaths[facts.offeringKind].application + openApplicationId,
        })
      : isOfOther
        ? notMet(single, null)
        : facts.role
          ? met(single)
          : unknown(single, createTeam),
  ]
}

function evaluateWindow({ isOpen, ...window }: NonNullable<TeamFacts['window']>): RuleVerdict {
  const rule = { kind: 'window', window } as const
  return isOpen ? met(rule) : notMet(rule, null)
}

/** A team whose result is not published may prepare; what that result will be is not told. */
function evaluateAdvancing(
  { standing }: NonNullable<TeamFacts['advancing']>,
  role: TeamRole | null,
): RuleVerdict {
  const rule = { kind: 'advancing', standing } as const
  if (standing === 'reached') return met(rule)
  if (standing === null) return unknown(rule, role ? null : createTeam)
  return standing === 'undecided' ? unknown(rule, { step: 'waitForResult', path: null }) : notMet(rule, null)
}

function evaluateAllowance(rule: Extract<EvaluatedRule, { kind: 'allowance' }>, nextYear: Fix): RuleVerdict {
  if (rule.left === null) return unknown(rule, createTeam)
  return rule.left >= rule.units ? met(rule) : notMet(rule, nextYear)
}

const createTeam: Fix = { step: 'createTeam', path: '/choseType' }

function unverified(rule: EligibilityRule, facts: TeamFacts, verdict: 'notMet' | 'unknown'): RuleVerdict {
  if (!facts.role) return unknown(rule, createTeam)
  if (facts.verification?.isUnderWay) {
    return unknown(rule, { step: 'waitForVerification', path: '/accountCenter' })
  }
  return { rule, verdict, fix: { step: 'verify', path: '/authentication' } }
}

function met(rule: EvaluatedRule): RuleVerdict {
  return { rule, verdict: 'met', fix: null }
}

function notMet(rule: EvaluatedRule, fix: Fix | null): RuleVerdict {
  return { rule, verdict: 'notMet', fix }
}

function unknown(rule: EvaluatedRule, fix: Fix | null): RuleVerdict {
  return { rule, verdict: 'unknown', fix }
}
