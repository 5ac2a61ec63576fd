import { ApiError, type FieldReason } from '../../../../shared/contract/errors.ts'
import { shanghaiYear } from '../../../../shared/lib/text/shanghai-time.ts'
import type { RefusalReason } from '../../../../shared/rules/applications/application-reasons.ts'
import { isDay } from '../../../../shared/rules/applications/check-answer.ts'
import type { Offering } from '../../../../shared/rules/applications/offerings.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { findToday } from '../../../db/working-days.queries.ts'
import { move } from '../../move.ts'
import { type ApplicationRow, databaseNow } from '../application.queries.ts'
import { applicationLifecycle } from '../application-lifecycle.ts'
import { presentChangedToStaff } from '../changed.present.ts'
import { sealText } from '../form/application-texts.ts'
import { holderFor } from '../form/team-facts.ts'
import { handOver } from '../hand-over.ts'
import { getOfferingOf } from '../offerings.ts'
import { releaseQuota, reserveQuota, spendQuota } from '../quota.ts'
import { tellTeam } from '../tell.ts'
import { usualUntil } from '../usual-until.ts'
import { insertDecision } from './decision.queries.ts'
import { refusalNotice } from './refusal-notice.ts'
import { requireReason } from './refusal-reasons.ts'
import { applicationForReview, type ReviewContext, requireUndecided } from './review.policy.ts'

export type Verdict = {
  verdict: 'approve' | 'reject'
  reasonCode?: string | undefined
  text: string
  /** Null where the grant does not end; left out for the offering's own term. */
  grantedUntil?: string | null | undefined
}
export type Decision = Verdict & { applicationId: string; version: number }

/** @throws ApiError `stepUpNeeded`, `ownInterest`, `secondPersonNeeded`, `conflict` */
export async function decideApplication(ctx: CallContext<StaffMember>, input: Decision) {
  return presentChangedToStaff(await decideOne(ctx, input))
}

/** The same for one of many, in its own transaction. */
export async function decideOne(ctx: ReviewContext, input: Decision): Promise<ApplicationRow> {
  const application = await applicationForReview(ctx, input)
  if (input.verdict === 'reject') await requireReason(ctx.db, input.reasonCode, application.offering_kind)
  await requireUntil(ctx, input)
  if (application.is_appeal) await requireUndecided(ctx, application.id)
  return input.verdict === 'approve' ? approve(ctx, application, input) : reject(ctx, application, input)
}

/** A grant must end on a future day. */
async function requireUntil(ctx: ReviewContext, { verdict, grantedUntil }: Verdict): Promise<void> {
  if (verdict !== 'approve' || !grantedUntil) return
  const refuse = (reason: FieldReason) =>
    new ApiError('invalidInput', { fields: { grantedUntil: { reason } } })
  if (!isDay(grantedUntil)) throw refuse('date')
  if (grantedUntil < (await findToday(ctx.db))) throw refuse('dateInPast')
}

async function approve(
  ctx: ReviewContext,
  application: ApplicationRow,
  input: Decision,
): Promise<ApplicationRow> {
  const { grantedUntil = await usualUntil(ctx.db, await getOfferingOf(ctx, application)) } = input
  const approved = await move(ctx, applicationLifecycle, application, {
    action: 'approve',
    accountId: ctx.actor.accountId,
    set: { decided_at: databaseClock, due_on: null, granted_until: grantedUntil },
  })
  return grant(ctx, approved, { text: input.text, isReversal: false })
}

/**
 * What every approval does: spends quota, records the decision, hands over what it is for.
 * @throws ApiError `quotaExhausted`, `allowanceExhausted` where nothing was reserved and nothing is left
 */
export async function grant(
  ctx: ReviewContext,
  approved: ApplicationRow,
  { text, isReversal }: { text: string; isReversal: boolean },
): Promise<ApplicationRow> {
  const offering = await getOfferingOf(ctx, approved)
  if (!(await spendQuota(ctx.db, approved.id))) await spendAfresh(ctx, approved, offering)
  await insertDecision(ctx.db, {
    application_id: approved.id,
    verdict: 'approved',
    reason_code: null,
    reason: null,
    text_encrypted: text ? sealText(ctx.services, 'decision', text) : null,
    is_reversal: isReversal,
    decided_by: ctx.actor.accountId,
  })
  return handOver(ctx, approved, offering, { isTold: isReversal })
}

/** An appeal or reversal finds the reservation released, so it takes from what is left this year. */
async function spendAfresh(
  ctx: ReviewContext,
  application: ApplicationRow,
  offering: Offering,
): Promise<void> {
  await reserveQuota(ctx.db, {
    applicationId: application.id,
    offering,
    holder: await holderFor(ctx.db, application.team_id),
    year: shanghaiYear(await databaseNow(ctx.db)),
  })
  await spendQuota(ctx.db, application.id)
}

async function reject(
  ctx: ReviewContext,
  application: ApplicationRow,
  input: Decision,
): Promise<ApplicationRow> {
  const rejected = await move(ctx, applicationLifecycle, application, {
    action: 'reject',
    accountId: ctx.actor.accountId,
    set: { decided_at: databaseClock, due_on: null },
    facts: { reasonCode: input.reasonCode },
  })
  await releaseQuota(ctx.db, application.id)
  const reason = await keepRefusal(ctx, application, { ...input, isReversal: false })
  await tellTeam(ctx, rejected, refusalNotice(rejected), { reason: reason.title })
  return rejected
}

/** Records a refusal with the present wording of its reason. */
export async function keepRefusal(
  ctx: ReviewContext,
  { id: applicationId, offering_kind: kind }: Pick<ApplicationRow, 'id' | 'offering_kind'>,
  { reasonCode, text, isReversal }: { reasonCode?: string | undefined; text: string; isReversal: boolean },
): Promise<RefusalReason> {
  const reason = await requireReason(ctx.db, reasonCode, kind)
  await insertDecision(ctx.db, {
    application_id: applicationId,
    verdict: 'rejected',
    reason_code: reason.code,
    reason: JSON.stringify(reason),
    text_encrypted: text ? sealText(ctx.services, 'decision', text) : null,
    is_reversal: isReversal,
    decided_by: ctx.actor.accountId,
  })
  return reason
}
