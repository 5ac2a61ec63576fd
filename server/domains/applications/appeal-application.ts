import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { isUniqueViolation } from '../../db/failures.ts'
import { offeringOf } from '../../db/offering-columns.ts'
import { dayAfterWorkingDays } from '../../db/working-days.queries.ts'
import { move } from '../move.ts'
import { canAppeal } from './appeal-until.ts'
import { mayTakeBack } from './application.policy.ts'
import { databaseNow, findOpenApplication } from './application.queries.ts'
import { applicationLifecycle } from './application-lifecycle.ts'
import { presentChanged } from './changed.present.ts'
import { sealText } from './form/application-texts.ts'
import { getOfferingOf } from './offerings.ts'
import { ownApplication } from './own-application.ts'
import { tellStaff } from './tell.ts'

/**
 * Appeals against a refusal: once, within 30 days. Another reviewer than the one who refused decides. Stock
 * is not reserved again: it is checked when the appeal is granted, so that nobody is kept from appealing.
 * @throws ApiError `illegalTransition`, `alreadyOpen` beside a newer application
 */
export async function appealApplication(
  ctx: CallContext<TeamMember>,
  input: { applicationId: string; text: string },
) {
  const application = await ownApplication(ctx, input.applicationId)
  const { accountId, team } = ctx.actor
  if (!mayTakeBack(team.role, application.started_by === accountId)) throw new ApiError('notAvailable')
  if (!canAppeal(application, await databaseNow(ctx.db))) throw new ApiError('illegalTransition')
  if (await findOpenApplication(ctx.db, team.id, offeringOf(application), 'none'))
    throw new ApiError('alreadyOpen')
  const { replyWorkingDays } = await getOfferingOf(ctx, application)
  const appealed = await move(ctx, applicationLifecycle, application, {
    action: 'appeal',
    accountId,
    set: {
      is_appeal: true,
      appealed_at: databaseClock,
      appeal_encrypted: sealText(ctx.services, 'appeal', input.text),
      amendable_until: null,
      assigned_to: null,
      due_on: await dayAfterWorkingDays(ctx.db, replyWorkingDays),
    },
  }).catch(asAlreadyOpen)
  await tellStaff(ctx, appealed, 'application_appealed_staff')
  return presentChanged(appealed)
}

/** A team mate may begin a new application at the same moment. */
function asAlreadyOpen(error: unknown): never {
  throw isUniqueViolation(error, 'applications_one_open') ? new ApiError('alreadyOpen') : error
}
