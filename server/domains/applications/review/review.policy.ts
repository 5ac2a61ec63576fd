import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { hasMade, requireSecondPerson } from '../../second-person.ts'
import { hasStakeIn } from '../../sign-in/account/people.ts'
import { type ApplicationRow, findApplication } from '../application.queries.ts'
import { decidersOf } from '../application-lists.queries.ts'

/** The part of a staff call that reviewing needs; a single item of a batch has it as well. */
export type ReviewContext = Pick<CallContext<StaffMember>, 'db' | 'services' | 'audit' | 'actor' | 'locale'>

type Seen = { applicationId: string; version: number }

/**
 * The application that a reviewer acts on, locked and unchanged since they saw it.
 * @throws ApiError `notAvailable` for a missing application or a draft; `conflict` where it has changed
 * since; `ownInterest` where they belong to the team or its organisation
 */
export async function applicationForReview(ctx: ReviewContext, seen: Seen): Promise<ApplicationRow> {
  const application = await submittedApplication(ctx, seen.applicationId, 'lock')
  if (await hasStakeIn(ctx.db, ctx.actor.accountId, application.team_id)) throw new ApiError('ownInterest')
  if (application.version !== seen.version) throw new ApiError('conflict')
  return application
}

/**
 * An application that staff may see: drafts are visible to their team alone, and what enters a round not to its judges.
 * @throws ApiError `notAvailable`, `ownInterest`
 */
export async function submittedApplication(
  ctx: Pick<ReviewContext, 'db' | 'services' | 'actor'>,
  applicationId: string,
  lock: 'lock' | 'none',
): Promise<ApplicationRow> {
  const application = await findApplication(ctx.db, applicationId, lock)
  if (!application?.submitted_at) throw new ApiError('notAvailable')
  await refuseJudge(ctx, application.id)
  return application
}

/** @throws ApiError `ownInterest` for whoever judges what the application enters */
export async function refuseJudge(
  { db, services, actor }: Pick<ReviewContext, 'db' | 'services' | 'actor'>,
  applicationId: string,
): Promise<void> {
  const isJudge = await services.ports.entries.judgedBy(db, { applicationId, accountId: actor.accountId })
  if (isJudge) throw new ApiError('ownInterest')
}

/** An appeal must be decided by a person who has not yet decided on the application. */
export async function requireUndecided(ctx: ReviewContext, applicationId: string): Promise<void> {
  requireSecondPerson(await decidersOf(ctx.db, applicationId), ctx.actor.accountId)
}

export async function hasDecided(db: Db, applicationId: string, accountId: OwnedId): Promise<boolean> {
  return hasMade(await decidersOf(db, applicationId), accountId)
}
