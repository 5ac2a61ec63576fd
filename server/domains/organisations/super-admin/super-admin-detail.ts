import { ApiError } from '../../../../shared/contract/errors.ts'
import type { SuperAdminChangeDetail } from '../../../../shared/contract/organisations/super-admin-change.ts'
import { turnOfChange } from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { Account, CallContext } from '../../../context.ts'
import { actionsOf, sideOf } from './super-admin-change.policy.ts'
import { presentChange, presentStory } from './super-admin-change.present.ts'
import { findChange } from './super-admin-change.queries.ts'

/** A change as its two sides see it. The first staff opinion is not shown before the decision. */
export async function superAdminDetail(
  ctx: CallContext<Account>,
  { changeId }: { changeId: string },
): Promise<SuperAdminChangeDetail> {
  const { accountId } = ctx.actor
  const change = await findChange(ctx.db, changeId)
  const mySide = change && sideOf(change, accountId)
  if (!change || !mySide) throw new ApiError('notAvailable')
  const story = await presentStory(ctx, change)
  return {
    ...presentChange(change, ctx.locale),
    ...story,
    events: story.events.filter((event) => event.action !== 'firstOpinion'),
    // The letter concerns the requester; the other side sees the statements, not the papers.
    papers: mySide === 'requester' ? story.papers : [],
    mySide,
    turn: turnOfChange(change.state),
    actions: actionsOf(change, accountId),
  }
}
