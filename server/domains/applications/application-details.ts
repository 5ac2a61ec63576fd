import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import type { NextStep } from '../../../shared/rules/applications/application-reasons.ts'
import { stepOfApplication } from '../../../shared/rules/applications/application-status.ts'
import {
  applicationTransitions,
  placeOfApplication,
} from '../../../shared/rules/applications/application-transitions.ts'
import type { Offering, OfferingKind } from '../../../shared/rules/applications/offerings.ts'
import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { offeringNames } from '../offering-names.ts'
import { standingOfTeam } from '../organisations/standing-of-team.ts'
import { appealUntil, canAppeal } from './appeal-until.ts'
import { mayTakeBack } from './application.policy.ts'
import { type ApplicationRow, databaseNow } from './application.queries.ts'
import { countDueBefore, findDrawnCode, listDecisions } from './application-lists.queries.ts'
import { viewsOfFiles } from './form/answer-files.ts'
import { presentSections, type Reading } from './form/answers.present.ts'
import { openAnswers, openText } from './form/application-texts.ts'
import { presentSentDeclarations } from './form/declarations.present.ts'
import { correctedAnswers } from './form/save-correction.ts'
import { historyOf } from './history.present.ts'
import { getOfferingOf, sourceOf } from './offerings.ts'
import { ownApplication } from './own-application.ts'
import { questionSetOf } from './question-sets.queries.ts'
import { presentReceipts } from './receipts/receipts.present.ts'
import { reasonOfDecision } from './review/refusal-reasons.ts'
import { presentSummary } from './summary.present.ts'

/** All details of one of the team's applications, for an offering of a kind if one is named. @throws ApiError `notAvailable` */
export async function getApplicationDetails(
  ctx: CallContext<TeamMember>,
  input: { applicationId: string; kind?: OfferingKind; checksReceipts?: boolean | undefined },
): Promise<ApplicationDetails> {
  const application = await ownApplication(ctx, input.applicationId, 'none')
  if (input.kind && input.kind !== application.offering_kind) throw new ApiError('notAvailable')
  const offering = await getOfferingOf(ctx, application)
  const now = await databaseNow(ctx.db)
  const set = await questionSetOf(ctx.db, application.question_set_id)
  const files = await viewsOfFiles(ctx, application.id)
  const entries = await ctx.services.ports.entries.labelsOf(ctx.db, [application.id])
  const summary = presentSummary(
    application,
    await offeringNames(ctx, [application]),
    ctx.locale,
    entries.get(application.id),
  )
  const reading = {
    locale: ctx.locale,
    today: shanghaiDay(now),
    files,
    ownerId: application.started_by,
  }
  return {
    TeamID: application.team_id,
    ...summary,
    isAppeal: application.is_appeal,
    tracker: stepOfApplication(application.state, summary.label),
    sections: presentSections(set, {
      ...reading,
      answers: openAnswers(ctx.services, application.answers_encrypted),
    }),
    declarations: await presentSentDeclarations(ctx, offering.rules, application),
    receipts: await presentReceipts(ctx, application, input.checksReceipts ?? false),
    ...(await historyOf(ctx, application.id, 'team')),
    amendableUntil: application.is_amendable ? (application.amendable_until?.toISOString() ?? null) : null,
    correction: presentReopened(ctx, application, set, reading),
    decision: await presentDecision(ctx, application, offering),
    appeal: presentAppeal(ctx, application, now),
    activation: await presentActivation(ctx, application, offering),
    grantedUntil: application.granted_until,
    orders: await ctx.services.ports.orders.ofApplication(ctx, application.id),
    questions:
      application.offering_kind === 'round'
        ? await ctx.services.ports.questions.ofApplication(ctx.db, application.id)
        : null,
    feedback:
      summary.label === 'eliminated'
        ? await ctx.services.ports.entries.feedbackOf(ctx, application.id)
        : null,
    disqualified:
      application.offering_kind === 'round'
        ? await ctx.services.ports.entries.disqualifiedOf(ctx, application.id)
        : null,
    placeInQueue: await placeInQueue(ctx, application),
    may: {
      ...rightsNow(ctx, application, now),
      ...(summary.label === 'eliminated' && { withdraw: false }),
      order: await ctx.services.ports.orders.isOrdered(ctx.db, application),
    },
  }
}

/** The requested correction, while it can still be sent. */
export function presentCorrection(
  { services }: Pick<CallContext, 'services'>,
  application: Pick<
    ApplicationRow,
    'state' | 'correction_due_at' | 'correction_keys' | 'correction_remark_encrypted'
  >,
): { dueAt: string; keys: string[]; remark: string } | null {
  const { state, correction_due_at: dueAt } = application
  if (state !== 'needs_correction' || !dueAt) return null
  return {
    dueAt: dueAt.toISOString(),
    keys: application.correction_keys,
    remark: openText(services, 'remark', application.correction_remark_encrypted) ?? '',
  }
}

/** The same for the person correcting it: the reopened questions, with the new answers saved so far. */
function presentReopened(
  ctx: CallContext<TeamMember>,
  application: ApplicationRow,
  set: QuestionSet,
  reading: Omit<Reading, 'answers'>,
): ApplicationDetails['correction'] {
  const correction = presentCorrection(ctx, application)
  if (!correction) return null
  const answers = correctedAnswers(ctx, application)
  return {
    ...correction,
    sections: presentSections(set, { ...reading, answers }, application.correction_keys),
    savedAt: application.correction_saved_at?.toISOString() ?? null,
  }
}

async function presentDecision(
  ctx: CallContext<TeamMember>,
  application: ApplicationRow,
  offering: Offering,
): Promise<ApplicationDetails['decision']> {
  const [decision] = await listDecisions(ctx.db, application.id)
  if (!decision) return null
  const reason = reasonOfDecision(decision)
  return {
    verdict: decision.verdict,
    reason: reason?.title[ctx.locale] ?? null,
    text: openText(ctx.services, 'decision', decision.text_encrypted) ?? reason?.template[ctx.locale] ?? null,
    nextStep: reason && {
      text: reason.nextStep.text[ctx.locale],
      path: await pathOf(ctx, reason.nextStep.to, offering),
    },
    decidedAt: decision.decided_at.toISOString(),
  }
}

/** The path of the next step, without language prefix, by the team's present standing. */
async function pathOf(ctx: CallContext<TeamMember>, to: NextStep, offering: Offering): Promise<string> {
  if (to === 'verification') return '/authentication'
  if (to === 'teams') return '/accountCenter?part=team'
  return sourceOf(ctx, offering).nextStepPath(to, offering, await standingOfTeam(ctx.db, ctx.actor.team.id))
}

function presentAppeal(ctx: CallContext<TeamMember>, application: ApplicationRow, now: Date) {
  const until = appealUntil(application)
  return {
    canAppeal: canAppeal(application, now),
    until: until && application.state === 'rejected' ? shanghaiDay(until) : null,
    text: openText(ctx.services, 'appeal', application.appeal_encrypted),
  }
}

async function presentActivation(
  ctx: CallContext<TeamMember>,
  application: ApplicationRow,
  offering: Offering,
): Promise<ApplicationDetails['activation']> {
  if (application.state !== 'fulfilling' && application.state !== 'active') return null
  const drawn = await findDrawnCode(ctx.db, application.id)
  return {
    kind: offering.activationKind,
    code: openText(ctx.services, 'code', drawn?.code_encrypted ?? null),
    startLink: offering.startLink,
    partner: await sourceOf(ctx, offering).findPartner(ctx.db, offering.number, {
      teamId: application.team_id,
      locale: ctx.locale,
    }),
    steps: offering.activationSteps,
  }
}

/** The entries of a round are checked after it has closed, in no order that a team could tell. */
async function placeInQueue(ctx: CallContext, application: ApplicationRow): Promise<number | null> {
  if (application.offering_kind === 'round') return null
  if (application.state !== 'submitted' && application.state !== 'in_review') return null
  return countDueBefore(ctx.db, application)
}

/** What this person may do now, by role, state and time. */
function rightsNow(ctx: CallContext<TeamMember>, application: ApplicationRow, now: Date) {
  const takesBack = mayTakeBack(ctx.actor.team.role, application.started_by === ctx.actor.accountId)
  const place = placeOfApplication(application.state, application.offering_kind)
  return {
    amend: application.state === 'submitted' && application.is_amendable,
    correct: application.state === 'needs_correction' && application.is_correctable,
    withdraw: takesBack && nextState(applicationTransitions, place, 'withdraw') !== null,
    appeal: takesBack && canAppeal(application, now),
    confirm: nextState(applicationTransitions, application, 'confirm') !== null,
    write: application.state !== 'draft',
  }
}
