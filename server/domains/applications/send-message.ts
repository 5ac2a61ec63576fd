import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { ownApplication } from './own-application.ts'
import { tellReviewer } from './tell.ts'
import { writeMessage } from './write-message.ts'

/** Writes to the reviewers, who answer in the same place. A draft has no reader yet. */
export async function sendApplicantMessage(
  ctx: CallContext<TeamMember>,
  input: { applicationId: string; body: string },
) {
  const application = await ownApplication(ctx, input.applicationId)
  if (application.state === 'draft') throw new ApiError('illegalTransition')
  const written = await writeMessage(ctx, application.id, { party: 'applicant', body: input.body })
  await tellReviewer(ctx, application, 'application_message_staff')
  return written
}
