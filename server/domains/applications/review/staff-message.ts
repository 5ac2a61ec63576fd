import type { CallContext, StaffMember } from '../../../context.ts'
import { tellTeam } from '../tell.ts'
import { writeMessage } from '../write-message.ts'
import { submittedApplication } from './review.policy.ts'

/** Writes to the applicant, who reads it beside the application without the writer's name. */
export async function sendStaffMessage(
  ctx: CallContext<StaffMember>,
  input: { applicationId: string; body: string },
) {
  const application = await submittedApplication(ctx, input.applicationId, 'none')
  const written = await writeMessage(ctx, application.id, { party: 'staff', body: input.body })
  await tellTeam(ctx, application, 'application_message', {})
  return written
}
