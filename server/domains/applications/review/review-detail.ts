import type { StaffApplicationDetail } from '../../../../shared/contract/applications/application-parts.staff.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { evaluateEligibility } from '../../../../shared/rules/applications/evaluate-eligibility.ts'
import type { Offering } from '../../../../shared/rules/applications/offerings.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { papersOpenUntil } from '../../files/open-papers.ts'
import { offeringNames } from '../../offering-names.ts'
import { standingOfTeam } from '../../organisations/standing-of-team.ts'
import { peopleById, teamById } from '../../sign-in/account/people.ts'
import { countFreeCodes, holdsCode } from '../activation.queries.ts'
import { presentCorrection } from '../application-details.ts'
import { listDecisions, listLastRevisions } from '../application-lists.queries.ts'
import { viewsOfFiles } from '../form/answer-files.ts'
import { presentSections } from '../form/answers.present.ts'
import { openAnswers, openText } from '../form/application-texts.ts'
import { presentSentDeclarations } from '../form/declarations.present.ts'
import { presentVerdicts } from '../form/eligibility.ts'
import { assessTeam } from '../form/team-facts.ts'
import { historyOf } from '../history.present.ts'
import { getOfferingOf } from '../offerings.ts'
import { questionSetOf } from '../question-sets.queries.ts'
import { presentReceipts } from '../receipts/receipts.present.ts'
import { presentSummary } from '../summary.present.ts'
import { usualUntil } from '../usual-until.ts'
import { differencesOf } from './differences.present.ts'
import { findQueueRow, listOthers, type QueueRow } from './queue.queries.ts'
import { presentQueueItem, presentStaff } from './queue-item.present.ts'
import { contactOf } from './reveal-contact.ts'
import { refuseJudge } from './review.policy.ts'
import { reviewerRights } from './reviewer-rights.ts'

const otherApplications = 20

/**
 * An application as a reviewer reads it. Phones, names and addresses are masked, and the view is audited.
 * @throws ApiError `notAvailable` for a missing application and for a draft, `ownInterest` for a judge of its entry
 */
export async function getReviewDetail(
  ctx: CallContext<StaffMember>,
  input: { applicationId: string; checksReceipts?: boolean | undefined },
): Promise<StaffApplicationDetail> {
  const row = await findQueueRow(ctx.db, input.applicationId)
  if (!row) throw new ApiError('notAvailable')
  await refuseJudge(ctx, row.id)
  const offering = await getOfferingOf(ctx, row)
  ctx.audit({ kind: 'application.view', subjectKind: 'application', subjectId: row.id, teamId: row.team_id })
  return {
    ...(await presentQueueItem(ctx, row)),
    ...(await whatWasSent(ctx, row, offering)),
    ...(await whoSent(ctx, row)),
    receipts: await presentReceipts(ctx, row, input.checksReceipts ?? false),
    ...(await historyOf(ctx, row.id, 'staff')),
    papersOpenUntil: await papersOpenUntil(ctx, { kind: 'application', id: row.id }),
    others: await otherApplicationsOf(ctx, row),
    correction: presentCorrection(ctx, row),
    appealText: openText(ctx.services, 'appeal', row.appeal_encrypted),
    decisions: await decisionsOf(ctx, row.id),
    codesLeft: await codesLeftFor(ctx.db, row.id, offering),
    usualUntil: await usualUntil(ctx.db, offering),
    may: await reviewerRights(ctx, row),
  }
}

async function codesLeftFor(db: Db, applicationId: string, offering: Offering): Promise<number | null> {
  if (offering.activationKind === 'steps' || (await holdsCode(db, applicationId))) return null
  return countFreeCodes(db, offering)
}

async function whatWasSent(ctx: CallContext<StaffMember>, row: QueueRow, offering: Offering) {
  // Judged by the team's present standing, without this application's own reservation.
  const { facts, quota } = await assessTeam(
    ctx,
    offering,
    { id: row.team_id, role: 'superAdmin' },
    { declared: row.declared, exceptApplicationId: row.id },
  )
  const set = await questionSetOf(ctx.db, row.question_set_id)
  const answers = openAnswers(ctx.services, row.answers_encrypted)
  const files = await viewsOfFiles(ctx, row.id)
  const verdicts = evaluateEligibility(offering.rules, facts).filter(
    // Statements are listed separately, with whether each was declared.
    ({ rule }) =>
      !['stock', 'allowance', 'noOpenApplication', 'window', 'advancing', 'teamAdmin', 'declared'].includes(
        rule.kind,
      ),
  )
  return {
    sections: presentSections(set, { locale: ctx.locale, today: facts.today, answers, files }),
    declarations: await presentSentDeclarations(ctx, offering.rules, row),
    rules: presentVerdicts(verdicts, ctx.locale),
    differences: differencesOf(ctx, set, await listLastRevisions(ctx.db, row.id), files),
    quota: { stockLeft: quota.stockLeft, allowanceLeft: quota.allowanceLeft ?? 0 },
  }
}

async function whoSent(ctx: CallContext<StaffMember>, row: QueueRow) {
  const team = await teamById(ctx.db, row.team_id)
  const standing = await standingOfTeam(ctx.db, row.team_id)
  const { organisationId, name, creditCode, isVerified } = standing
  return {
    team: { teamId: team.id, name: team.name, kind: team.kind },
    organisation:
      organisationId && name ? { organisationId, name, creditCode: creditCode ?? '', isVerified } : null,
    contact: await contactOf(ctx, row.started_by),
  }
}

async function otherApplicationsOf(ctx: CallContext<StaffMember>, row: QueueRow) {
  const others = await listOthers(
    ctx.db,
    { id: row.id, teamId: row.team_id, organisationId: row.organisation_id },
    otherApplications,
  )
  const names = await offeringNames(ctx, others)
  return others.map((other) => presentSummary(other, names, ctx.locale))
}

async function decisionsOf(ctx: CallContext<StaffMember>, applicationId: string) {
  const decisions = await listDecisions(ctx.db, applicationId)
  const people = await peopleById(
    ctx,
    decisions.map((decision) => decision.decided_by),
  )
  return decisions.map((decision) => ({
    verdict: decision.verdict,
    reasonCode: decision.reason_code,
    text: openText(ctx.services, 'decision', decision.text_encrypted),
    isReversal: decision.is_reversal,
    who: presentStaff(decision.decided_by, people),
    decidedAt: decision.decided_at.toISOString(),
  }))
}
