import * as m from '#messages'
import type { RuleVerdictView } from '../../../../shared/contract/applications/application-parts.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import {
  type EvaluatedRule,
  evaluateEligibility,
  type FixStep,
  isEligible,
  type RuleVerdict,
} from '../../../../shared/rules/applications/evaluate-eligibility.ts'
import type { OfferingKey, OfferingWindow } from '../../../../shared/rules/applications/offerings.ts'
import type { RoundStanding } from '../../../../shared/rules/venture/reached-round.ts'
import type { Account, CallContext } from '../../../context.ts'
import { ruleText } from '../../content/tools/rule-text.ts'
import { getOffering, sourceOf } from '../offerings.ts'
import { assessTeam } from './team-facts.ts'

/** An offering's rules checked against the acting team, with the quota left. @throws ApiError `notFound` */
export async function getEligibility(ctx: CallContext<Account>, input: { offering: OfferingKey }) {
  const offering = await getOffering(ctx, input.offering)
  const { facts, quota, openApplication } = await assessTeam(ctx, offering, ctx.actor.team)
  const verdicts = evaluateEligibility(offering.rules, facts)
  return {
    rules: presentVerdicts(verdicts, ctx.locale),
    isEligible: isEligible(verdicts),
    quota,
    draftId: openApplication?.isDraft ? openApplication.id : null,
    openApplicationId: facts.openApplicationId,
    atPartner: await atPartnerFor(ctx, input.offering),
  }
}

async function atPartnerFor(ctx: CallContext<Account>, offering: OfferingKey) {
  const { team } = ctx.actor
  if (!team) return null
  const which = { teamId: team.id, locale: ctx.locale }
  const partner = await sourceOf(ctx, offering).findPartner(ctx.db, offering.number, which)
  return partner && { teamId: team.id, mayActAsTeam: team.role !== 'member' }
}

/** Verdicts in the reader's language. */
export function presentVerdicts(verdicts: readonly RuleVerdict[], locale: Locale): RuleVerdictView[] {
  return verdicts.map(({ rule, verdict, fix }) => ({
    kind: rule.kind,
    text: textOfRule(rule, locale),
    verdict,
    fix: fix && { step: fix.step, text: fixText(fix.step, locale), path: fix.path },
  }))
}

function textOfRule(rule: EvaluatedRule, locale: Locale): string {
  switch (rule.kind) {
    case 'stock':
      return rule.left === null
        ? m.eligibility_stock_unlimited({}, { locale })
        : m.eligibility_stock({ left: rule.left }, { locale })
    case 'allowance':
      return allowanceText(rule, locale)
    case 'advancing':
      return advancingText(rule.standing, locale)
    case 'window':
      return windowText(rule.window, locale)
    case 'noOpenApplication':
      return rule.isOfOther
        ? m.eligibility_open_elsewhere({}, { locale })
        : m.eligibility_no_open_application({}, { locale })
    default:
      return ruleText(rule, locale)
  }
}

function allowanceText(
  { left, units, isShared }: Extract<EvaluatedRule, { kind: 'allowance' }>,
  locale: Locale,
): string {
  if (left === null) return m.eligibility_allowance_unknown({ units }, { locale })
  const text = m.eligibility_allowance({ left, units }, { locale })
  return isShared ? m.eligibility_allowance_shared({ text }, { locale }) : text
}

/** Who may enter, with the reason where this team may not. */
function advancingText(standing: RoundStanding | null, locale: Locale): string {
  const text = m.eligibility_advancing({}, { locale })
  const reason = standing && advancingReasons[standing]
  return reason ? m.eligibility_advancing_reason({ text, reason: reason({}, { locale }) }, { locale }) : text
}

const advancingReasons = {
  reached: null,
  undecided: null,
  notEntered: m.eligibility_advancing_not_entered,
  notAdvanced: m.eligibility_advancing_not_advanced,
  withdrawn: m.eligibility_advancing_withdrawn,
  beyond: m.eligibility_advancing_beyond,
  disqualified: m.eligibility_advancing_disqualified,
} as const satisfies Record<RoundStanding, unknown>

/** When it is open, and for a draft begun in time until when it can be sent. */
function windowText({ opensAt, closesAt, until }: OfferingWindow, locale: Locale): string {
  const [opens, closes, last] = [opensAt, closesAt, until].map((one) => instantText(one, locale))
  const texts = { opens: opens ?? '', closes: closes ?? '', until: last ?? '' }
  return until === closesAt
    ? m.eligibility_window(texts, { locale })
    : m.eligibility_window_grace(texts, { locale })
}

function fixText(step: FixStep, locale: Locale): string {
  const texts: Record<FixStep, () => string> = {
    createTeam: () => m.eligibility_fix_create_team({}, { locale }),
    verify: () => m.eligibility_fix_verify({}, { locale }),
    waitForVerification: () => m.eligibility_fix_wait({}, { locale }),
    waitForResult: () => m.eligibility_fix_wait_result({}, { locale }),
    askAdmin: () => m.eligibility_fix_ask_admin({}, { locale }),
    declare: () => m.eligibility_fix_declare({}, { locale }),
    nextYear: () => m.eligibility_fix_next_year({}, { locale }),
    seeApplication: () => m.eligibility_fix_see_application({}, { locale }),
  }
  return texts[step]()
}
