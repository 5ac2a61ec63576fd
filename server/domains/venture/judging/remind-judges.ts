import { ApiError } from '../../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { notify } from '../../messages/notify.ts'
import { findRound } from '../entries/rounds.queries.ts'
import { markReminded } from './judges.queries.ts'
import { listUnfinished } from './reviews.queries.ts'
import { titlesOfRounds } from './round-title.ts'

/** Reminds judges who have not sent everything. @throws ApiError `notFound`, `illegalTransition` */
export async function remindJudges(ctx: CallContext<StaffMember>, { round: number }: { round: string }) {
  const round = await findRound(ctx.db, Number(number))
  if (!round) throw new ApiError('notFound')
  if (round.state !== 'reviewing') throw new ApiError('illegalTransition')
  const judges = await markReminded(ctx.db, await listUnfinished(ctx.db, round.number))
  const title = (await titlesOfRounds(ctx, [round.number]))(round.number)
  for (const { account_id } of judges)
    await notify(ctx, {
      to: { kind: 'account', accountId: account_id },
      category: 'internal',
      template: 'judge_reminded',
      params: { round: title, day: round.scores_due_at ? shanghaiDay(round.scores_due_at) : '' },
      link: '/staff/judging',
    })
  ctx.audit({
    kind: 'ventureRound.remind',
    subjectKind: 'ventureRound',
    subjectId: round.id,
    after: { reminded: judges.length },
  })
  return { reminded: judges.length }
}
