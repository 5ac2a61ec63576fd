import { ApiError } from '../../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import { notify } from '../../messages/notify.ts'
import { findRound, type RoundRow } from '../entries/rounds.queries.ts'
import { markReminded } from './judges.queries.ts'
import { listUnfinished } from './reviews.queries.ts'
import { titlesOfRounds } from './round-title.ts'

/** Reminds judges who have not sent everything. @throws ApiError `notFound`, `illegalTransition` */
export async function remindJudges(ctx: CallContext<StaffMember>, { round: number }: { round: string }) {
  const round = await findRound(ctx.db, Number(number))
  if (!round) throw new ApiError('notFound')
  if (round.state !== 'reviewing') throw new ApiError('illegalTransition')
  const judges = await remind(ctx, round, await listUnfinished(ctx.db, round.number))
  ctx.audit({
    kind: 'ventureRound.remind',
    subjectKind: 'ventureRound',
    subjectId: round.id,
    after: { reminded: judges },
  })
  return { reminded: judges }
}

/** Reminds judges of a round. @returns how many had not been reminded for a day, and now are */
export async function remind(
  ctx: Pick<OwnContext, 'db' | 'services' | 'audit'>,
  round: RoundRow,
  judgeIds: readonly string[],
) {
  const judges = await markReminded(ctx.db, judgeIds)
  const title = (await titlesOfRounds(ctx, [round.number]))(round.number)
  for (const { account_id } of judges)
    await notify(ctx, {
      to: { kind: 'account', accountId: account_id },
      category: 'internal',
      template: 'judge_reminded',
      params: { round: title, day: round.scores_due_at ? shanghaiDay(round.scores_due_at) : '' },
      link: '/staff/judging',
    })
  return judges.length
}
