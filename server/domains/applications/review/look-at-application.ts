import type { CallContext, StaffMember } from '../../../context.ts'
import { takeLook } from '../../staff/take-look.ts'
import { submittedApplication } from './review.policy.ts'

/** Tells colleagues that the caller has the application open; an open page repeats this call. */
export async function lookAtApplication(ctx: CallContext<StaffMember>, input: { applicationId: string }) {
  const { id } = await submittedApplication(ctx.db, input.applicationId, 'none')
  return { isMine: await takeLook(ctx, 'applications', id) }
}
