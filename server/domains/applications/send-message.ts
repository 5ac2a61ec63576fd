import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { insertMessage } from './application.queries.ts'
import { sealText } from './form/application-texts.ts'
import { ownApplication } from './own-application.ts'
import { tellReviewer } from './tell.ts'

/** Writes to the reviewers, who answer in the same place. A draft has no reader yet. */
export async function sendApplicantMessage(
  ctx: CallContext<TeamMember>,
  input: { applicationId: string; body: string },
) {
  const application = await ownApplication(ctx, input.applicationId)
  if (application.state === 'draft') throw new ApiError('illegalTransition')
  const messageId = await insertMessage(ctx.db, {
    application_id: application.id,
    party: 'applicant',
    account_id: ctx.actor.accountId,
    body_encrypted: sealText(ctx.services, 'message', input.body),
  })
  ctx.audit({
    kind: 'application.message',
    subjectKind: 'application',
    subjectId: application.id,
    after: { messageId },
  })
  await tellReviewer(ctx, application, 'application_message_staff')
  return { messageId }
}
