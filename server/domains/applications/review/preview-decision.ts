import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import type { RefusalReason } from '../../../../shared/rules/applications/application-reasons.ts'
import { applicationTransitions } from '../../../../shared/rules/applications/application-transitions.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { type NoticeTemplate, noticeText } from '../../messages/notice-text.ts'
import type { ApplicationRow } from '../application.queries.ts'
import { canHandOver } from '../hand-over.ts'
import { getOfferingOf } from '../offerings.ts'
import { commonParams } from '../tell.ts'
import type { Verdict } from './decide-application.ts'
import { refusalNotice, reversalNotice } from './refusal-notice.ts'
import { requireReason } from './refusal-reasons.ts'
import { submittedApplication } from './review.policy.ts'

/** What the applicant would read about a decision or reversal, in both languages; nothing is sent. */
export async function previewDecision(
  ctx: CallContext<StaffMember>,
  input: Verdict & { applicationId: string },
) {
  const application = await submittedApplication(ctx, input.applicationId, 'none')
  const { offering_kind: kind } = application
  const reason = input.verdict === 'reject' ? await requireReason(ctx.db, input.reasonCode, kind) : null
  const params = { ...(await commonParams(ctx, application)), reason: reason?.title ?? '' }
  const template = await templateOf(ctx, application, input.verdict)
  return {
    messages: locales.map((language) => {
      const { title, body } = noticeText(template, params, language)
      return { language, title, body: [body, ...furtherText(input, reason, language)].join('\n\n') }
    }),
  }
}

/** The template for the verdict now: once the application is decided, the opposite verdict is a reversal. */
async function templateOf(
  ctx: CallContext<StaffMember>,
  application: ApplicationRow,
  verdict: Verdict['verdict'],
): Promise<NoticeTemplate> {
  const { state } = application
  if (verdict === 'reject')
    return nextState(applicationTransitions, { state }, 'reverseApproval')
      ? reversalNotice(application)
      : refusalNotice(application)
  if (nextState(applicationTransitions, { state }, 'reverseRejection'))
    return 'application_reversed_to_approved'
  const offering = await getOfferingOf(ctx, application)
  if (offering.kind === 'round') return 'application_admitted'
  return (await canHandOver(ctx.db, application.id, offering)) ? 'application_ready' : 'application_approved'
}

/** The reviewer's own words, else the reason's template; then the next step. */
function furtherText(input: Verdict, reason: RefusalReason | null, language: Locale): string[] {
  const text = input.text || reason?.template[language]
  return [text, reason?.nextStep.text[language]].filter(
    (part) => part !== undefined && part !== '',
  ) as string[]
}
