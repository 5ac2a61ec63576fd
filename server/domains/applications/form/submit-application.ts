import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { applicationTerms } from '../../../../shared/rules/applications/application-terms.ts'
import { type Answers, checkAnswers } from '../../../../shared/rules/applications/check-answers.ts'
import {
  evaluateEligibility,
  type RuleVerdict,
} from '../../../../shared/rules/applications/evaluate-eligibility.ts'
import type { Offering, OfferingKey } from '../../../../shared/rules/applications/offerings.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { Declaration } from '../../../db/tables/applications.ts'
import { dayAfterWorkingDays } from '../../../db/working-days.queries.ts'
import { move } from '../../move.ts'
import { type ApplicationRow, amendableFor } from '../application.queries.ts'
import { applicationLifecycle } from '../application-lifecycle.ts'
import { presentChanged } from '../changed.present.ts'
import { getOffering, sourceOf } from '../offerings.ts'
import { questionSetOf } from '../question-sets.queries.ts'
import { reserveQuota } from '../quota.ts'
import { keepSent, type Receipt } from '../receipts/keep-sent.ts'
import { receiptTime } from '../receipts/receipt.ts'
import { tellTeam } from '../tell.ts'
import { keepSentFiles } from './answer-files.ts'
import { mergeAnswers } from './save-draft.ts'
import { draftOf } from './start-application.ts'
import { type Assessed, assessTeam } from './team-facts.ts'

type Submission = { offering: OfferingKey; answers: Record<string, unknown>; declared?: string[] | undefined }

/**
 * Submits the acting team's application for an offering: checks the whole form and every rule, reserves stock and
 * allowance, and starts the ten minutes in which the team may still amend.
 */
export async function submitApplication(ctx: CallContext<TeamMember>, input: Submission) {
  const offering = await getOffering(ctx, input.offering)
  const draft = await draftOf(ctx, offering)
  const declared = input.declared ?? draft.declared
  const assessed = await assessTeam(ctx, offering, ctx.actor.team, {
    declared,
    exceptApplicationId: draft.id,
  })
  const complete = await completeAnswers(ctx, draft, input.answers, assessed, offering, declared)
  requireEligible(evaluateEligibility(offering.rules, assessed.facts))
  const { submitted, receipt } = await moveSubmitted(ctx, draft, {
    offering,
    ...complete,
    declared,
    assessed,
  })
  await sourceOf(ctx, offering).forgetWish(ctx.db, ctx.actor.team.id, offering.number)
  await tellSubmitted(ctx, submitted, offering, receipt)
  await reserve(ctx, submitted, offering, assessed)
  return {
    ...presentChanged(submitted),
    amendableUntil: submitted.amendable_until?.toISOString() ?? '',
    dueOn: submitted.due_on ?? '',
  }
}

/** The whole form, validated. @throws ApiError `invalidInput` with every invalid field */
async function completeAnswers(
  ctx: CallContext<TeamMember>,
  draft: ApplicationRow,
  typed: Record<string, unknown>,
  { facts }: Assessed,
  offering: Offering,
  declared: readonly string[],
): Promise<{ answers: Answers; set: QuestionSet }> {
  const set = await questionSetOf(ctx.db, draft.question_set_id)
  const { answers, fields } = checkAnswers(set, mergeAnswers(ctx, draft, set, typed), facts)
  Object.assign(fields, undeclared(offering, declared))
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
  await keepSentFiles(ctx, draft.id, set, answers)
  return { answers, set }
}

function undeclared(offering: Offering, declared: readonly string[]): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {}
  for (const rule of offering.rules) {
    if (rule.kind === 'declared' && !declared.includes(rule.key))
      fields[`declared.${rule.key}`] = { reason: 'mustAgree' }
  }
  return fields
}

function requireEligible(verdicts: RuleVerdict[]): void {
  const hindrance = verdicts.find(({ verdict }) => verdict !== 'met')
  if (!hindrance) return
  if (hindrance.rule.kind === 'stock') throw new ApiError('quotaExhausted')
  if (hindrance.rule.kind === 'allowance') throw new ApiError('allowanceExhausted')
  if (hindrance.rule.kind === 'noOpenApplication' && hindrance.rule.isOfOther)
    throw new ApiError('otherTeamApplied')
  if (hindrance.rule.kind === 'advancing') throw new ApiError('notAdvanced')
  throw new ApiError('notEligible')
}

/** The offering's statements that were declared, in their current wording. */
function statedOf({ rules }: Offering, declared: readonly string[]): Declaration[] {
  return rules.flatMap((rule) =>
    rule.kind === 'declared' && declared.includes(rule.key)
      ? [{ key: rule.key, statement: rule.statement, ...(rule.agreed && { agreed: rule.agreed }) }]
      : [],
  )
}

/** The review of what is sent within a window begins when that closes. */
function laterDay({ facts }: Assessed, { window }: Offering): string {
  const closes = window && shanghaiDay(new Date(window.closesAt))
  return closes && closes > facts.today ? closes : facts.today
}

async function tellSubmitted(
  ctx: CallContext<TeamMember>,
  submitted: ApplicationRow,
  { replyWorkingDays: days }: Offering,
  receipt: Receipt | null,
): Promise<void> {
  if (!receipt) return tellTeam(ctx, submitted, 'application_submitted', { days })
  const { at, hash } = receipt
  await tellTeam(ctx, submitted, 'application_entered', { at: receiptTime(at), hash })
}

/**
 * Takes what a grant would use. Last of all: everybody who applies for the same waits for the row of its stock, from
 * here until the commit.
 */
async function reserve(
  ctx: CallContext<TeamMember>,
  { id: applicationId, team_id: teamId }: ApplicationRow,
  offering: Offering,
  { holder, quota }: Assessed,
): Promise<void> {
  await reserveQuota(ctx.db, {
    ...{ applicationId, offering, year: quota.year },
    holder: holder ?? { kind: 'team', id: teamId },
  })
}

type Complete = {
  offering: Offering
  answers: Answers
  set: QuestionSet
  declared: readonly string[]
  assessed: Assessed
}

async function moveSubmitted(
  ctx: CallContext<TeamMember>,
  draft: ApplicationRow,
  { offering, answers, set, declared, assessed }: Complete,
): Promise<{ submitted: ApplicationRow; receipt: Receipt | null }> {
  const { quota, organisationId, holder } = assessed
  const stated = statedOf(offering, declared)
  const { sealed, receipt, facts } = await keepSent(ctx, draft, {
    ...{ reason: 'submit', set, answers },
    declarations: stated,
  })
  const submitted = await move(ctx, applicationLifecycle, draft, {
    action: 'submit',
    accountId: ctx.actor.accountId,
    set: {
      answers_encrypted: sealed,
      declared: stated.map(({ key }) => key),
      declarations: JSON.stringify(stated),
      organisation_id: organisationId,
      entity_id: holder?.kind === 'organisation' ? holder.id : null,
      saved_at: databaseClock,
      submitted_at: databaseClock,
      amendable_until: amendableFor(applicationTerms.amendMinutes, offering.window),
      due_on: await dayAfterWorkingDays(ctx.db, offering.replyWorkingDays, laterDay(assessed, offering)),
    },
    facts: { year: quota.year, units: offering.allowanceUnits, ...facts },
  })
  return { submitted, receipt }
}
