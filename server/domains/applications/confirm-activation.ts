import type { CallContext, TeamMember } from '../../context.ts'
import { move } from '../move.ts'
import { applicationLifecycle } from './application-lifecycle.ts'
import { presentChanged } from './changed.present.ts'
import { ownApplication } from './own-application.ts'

/** The team confirms that what was granted works; only then does the grant count as in use. */
export async function confirmActivation(ctx: CallContext<TeamMember>, input: { applicationId: string }) {
  const application = await ownApplication(ctx, input.applicationId)
  const active = await move(ctx, applicationLifecycle, application, {
    action: 'confirm',
    accountId: ctx.actor.accountId,
  })
  return presentChanged(active)
}
