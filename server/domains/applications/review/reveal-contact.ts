import { ApiError } from '../../../../shared/contract/errors.ts'
import { questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { recordLook } from '../../audit/data-views.ts'
import { hasStakeIn, peopleById } from '../../sign-in/account/people.ts'
import { presentAnswer } from '../form/answers.present.ts'
import { openAnswers } from '../form/application-texts.ts'
import { personalKindOf } from '../form/personal-answers.ts'
import { questionSetOf } from '../question-sets.queries.ts'
import { submittedApplication } from './review.policy.ts'

/**
 * The applicant, and the phones, names and addresses in the answers, for a reason that the audit keeps.
 * @throws ApiError `stepUpNeeded`, `ownInterest`, `notAvailable`
 */
export async function revealContact(
  ctx: CallContext<StaffMember>,
  { applicationId, reason }: { applicationId: string; reason: string },
) {
  const application = await submittedApplication(ctx, applicationId, 'none')
  if (await hasStakeIn(ctx.db, ctx.actor.accountId, application.team_id)) throw new ApiError('ownInterest')
  const answers = openAnswers(ctx.services, application.answers_encrypted)
  const questions = questionsOf(await questionSetOf(ctx.db, application.question_set_id))
  const shown = questions
    .filter((question) => personalKindOf(question) && answers[question.key])
    .map((question) => {
      const { phone, email, name } = presentAnswer(question, answers[question.key], new Map())
      return { label: question.label[ctx.locale], phone, email, name }
    })
  await recordLook(ctx, {
    audited: { kind: 'application.revealed', subjectKind: 'application', teamId: application.team_id },
    what: 'application',
    subject: { id: application.id, reference: application.reference },
    reason,
    of: { accountIds: [application.started_by], phones: shown.map(({ phone }) => phone) },
  })
  return { contact: await contactOf(ctx, application.started_by), answers: shown }
}

/** The person who began an application, in plain text: only for responses whose fields are `personal()`. */
export async function contactOf(ctx: Pick<CallContext, 'db' | 'services'>, accountId: string) {
  const person = (await peopleById(ctx, [accountId])).get(accountId)
  return { name: person?.name ?? null, phone: person?.phone ?? null, email: person?.email ?? null }
}
