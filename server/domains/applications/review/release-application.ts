import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { move } from '../../move.ts'
import { applicationLifecycle } from '../application-lifecycle.ts'
import { presentChanged } from '../changed.present.ts'
import { ownApplication } from '../own-application.ts'

/**
 * Gives up what is left of the ten minutes for amending, so that a reviewer can open the application at once.
 * @throws ApiError `illegalTransition` once they are over
 */
export async function releaseApplication(ctx: CallContext<TeamMember>, input: { applicationId: string }) {
  const application = await ownApplication(ctx, input.applicationId)
  if (application.state === 'submitted' && !application.is_amendable) throw new ApiError('illegalTransition')
  const released = await move(ctx, applicationLifecycle, application, {
    action: 'release',
    accountId: ctx.actor.accountId,
    // Set to now instead of null, because staff lists count new work from this moment.
    set: { amendable_until: databaseClock },
  })
  return presentChanged(released)
}
