import { ApiError } from '../../../../shared/contract/errors.ts'
import type { SuperAdminChangeReview } from '../../../../shared/contract/organisations/super-admin-change.staff.ts'
import { turnOfChange } from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { recordLook } from '../../audit/data-views.ts'
import { papersOpenUntil } from '../../files/open-papers.ts'
import { findStaffName } from '../review/review.queries.ts'
import { presentReason } from '../review/verification-reasons.ts'
import { noticesOfVerdicts } from '../tell-sides.ts'
import { hindranceOf, isSittingSuspended } from './change-hindrance.ts'
import { hasFirstOpinion, isInterested } from './super-admin-change.policy.ts'
import { presentChange, presentStory } from './super-admin-change.present.ts'
import { findChange, type ShownChange } from './super-admin-change.queries.ts'
import { changeKind } from './super-admin-columns.ts'

/** Everything two verifiers need for a decision, with personal texts masked. Every view is audited. */
export async function reviewSuperAdminChange(
  ctx: CallContext<StaffMember>,
  { changeId }: { changeId: string },
): Promise<SuperAdminChangeReview> {
  const change = await findChange(ctx.db, changeId)
  if (!change) throw new ApiError('notAvailable')
  ctx.audit({ ...lookAt(change, 'view'), subjectId: change.id })
  const isDecided = change.second_by !== null
  const isOpen = turnOfChange(change.state) !== 'nobody'
  const hasFirst = await hasFirstOpinion(ctx.db, change)
  return {
    ...presentChange(change, ctx.locale),
    ...(await presentStory(ctx, change)),
    isOwnInterest: await isInterested(ctx.db, change, ctx.actor.accountId),
    hindrance: isOpen ? await hindranceOf(ctx.db, change) : null,
    isSittingSuspended: isOpen && (await isSittingSuspended(ctx.db, change)),
    firstOpinion: isDecided || !hasFirst ? null : await firstOpinionOf(ctx, change),
    notices: isOpen ? await noticesOfVerdicts(ctx, change) : [],
    papersOpenUntil: await papersOpenUntil(ctx, { kind: changeKind, id: change.id }),
    decidedBy: isDecided ? await namesOf(ctx, [change.first_by, change.second_by]) : [],
  }
}

/** Names and phones in full, for a reason that the audit keeps and both people can read. */
export async function revealSuperAdminChange(
  ctx: CallContext<StaffMember>,
  { changeId, reason }: { changeId: string; reason: string },
) {
  const change = await findChange(ctx.db, changeId)
  if (!change) throw new ApiError('notAvailable')
  if (await isInterested(ctx.db, change, ctx.actor.accountId)) throw new ApiError('ownInterest')
  const { sitting, next, realName, position } = await presentStory(ctx, change)
  await recordLook(ctx, {
    audited: lookAt(change, 'revealed'),
    what: 'superAdminChange',
    subject: { id: change.id, reference: change.reference },
    reason,
    of: { accountIds: [change.sitting_account_id, change.next_account_id] },
  })
  return {
    realName,
    position,
    sittingName: sitting.name,
    sittingPhone: sitting.phone,
    nextName: next.name,
    nextPhone: next.phone,
  }
}

const lookAt = ({ team_id: teamId }: ShownChange, action: 'view' | 'revealed') => ({
  kind: `superAdminChange.${action}`,
  subjectKind: 'superAdminChange',
  teamId,
})

async function firstOpinionOf({ db, actor, locale }: CallContext<StaffMember>, change: ShownChange) {
  const { first_verdict: verdict, first_by: by, first_at: at } = change
  if (!verdict || !by || !at) return null
  return {
    verdict,
    reason: presentReason({ reason: change.first_reason, reason_words: change.first_reason_words }, locale),
    by: (await findStaffName(db, by)) ?? '',
    isMine: by === actor.accountId,
    at: at.toISOString(),
  }
}

async function namesOf({ db }: CallContext, accountIds: (string | null)[]): Promise<string[]> {
  const names: string[] = []
  for (const id of accountIds) names.push((id && (await findStaffName(db, id))) || '')
  return names
}
