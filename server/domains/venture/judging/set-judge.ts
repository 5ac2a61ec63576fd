import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { notify } from '../../messages/notify.ts'
import { staffWithPrivilege } from '../../messages/recipients.ts'
import { findJudge, putJudge, roundsOf, updateJudge } from './judges.queries.ts'
import { deleteUnbegunOf } from './reviews.queries.ts'

type Input = { edition: number; userID: OwnedId; action: 'invite' | 'remove'; tracks: string[] }

/**
 * Invites somebody to judge an edition, or removes them from it.
 * @throws ApiError `notAvailable` for an edition without rounds and for whoever may not judge, `illegalTransition`
 */
export async function setJudge(ctx: CallContext<StaffMember>, input: Input) {
  const { db } = ctx
  if ((await roundsOf(db, input.edition)).length === 0) throw new ApiError('notAvailable')
  return input.action === 'invite' ? invite(ctx, input) : remove(ctx, input)
}

async function invite(ctx: CallContext<StaffMember>, { edition, userID, tracks }: Input) {
  const { db, actor } = ctx
  if (!(await staffWithPrivilege(db, 'judgeEntries')).includes(userID)) throw new ApiError('notAvailable')
  const before = await findJudge(db, edition, userID)
  if (before?.state === 'invited' || before?.state === 'active') throw new ApiError('illegalTransition')
  const judge = await putJudge(db, {
    ...{ edition, tracks: [...new Set(tracks)] },
    account_id: userID,
    invited_by: actor.accountId,
  })
  audit(ctx, 'invite', judge)
  await notify(ctx, {
    to: { kind: 'account', accountId: userID },
    category: 'internal',
    template: 'judge_invited',
    params: { edition },
    link: '/staff/judging',
  })
  return { judgeId: judge.id, state: judge.state }
}

async function remove(ctx: CallContext<StaffMember>, { edition, userID }: Input) {
  const before = await findJudge(ctx.db, edition, userID)
  if (!before) throw new ApiError('notAvailable')
  if (before.state === 'removed') throw new ApiError('illegalTransition')
  const judge = await updateJudge(ctx.db, before, { state: 'removed' })
  if (!judge) throw new ApiError('conflict')
  await deleteUnbegunOf(ctx.db, judge.id)
  audit(ctx, 'remove', judge)
  return { judgeId: judge.id, state: judge.state }
}

function audit(
  { audit: write }: CallContext<StaffMember>,
  action: string,
  {
    id,
    edition,
    account_id,
    state,
    tracks,
  }: { id: string; edition: number; account_id: string; state: string; tracks: string[] },
): void {
  write({
    kind: `ventureJudge.${action}`,
    subjectKind: 'ventureJudge',
    subjectId: id,
    teamId: null,
    after: { state, edition, tracks, judge: account_id },
  })
}
