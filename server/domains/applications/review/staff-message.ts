import type { CallContext, StaffMember } from '../../../context.ts'
import { insertMessage } from '../application.queries.ts'
import { sealText } from '../form/application-texts.ts'
import { tellTeam } from '../tell.ts'
import { submittedApplication } from './review.policy.ts'

/** Writes to the applicant, who reads it beside the application without the writer's name. */
export async function sendStaffMessage(
  ctx: CallContext<StaffMember>,
  input: { applicationId: string; body: string },
) {
  const application = await submittedApplication(ctx.db, input.applicationId, 'none')
  const messageId = await insertMessage(ctx.db, {
    application_id: application.id,
    party: 'staff',
    account_id: ctx.actor.accountId,
    body_encrypted: sealText(ctx.services, 'message', input.body),
  })
  ctx.audit({
    kind: 'application.message',
    subjectKind: 'application',
    subjectId: application.id,
    after: { messageId },
  })
  await tellTeam(ctx, application, 'application_message', {})
  return { messageId }
}
