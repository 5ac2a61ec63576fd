import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { conductVersion } from '../../../../shared/rules/venture/judges.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { sealStatement } from './judge-texts.ts'
import { judgeById, updateJudge } from './judges.queries.ts'
import { deleteUnbegunOf } from './reviews.queries.ts'
import { giveSamplesTo } from './samples.ts'

type Input = {
  judgeId: OwnedId
  version: number
  action: 'accept' | 'decline'
  agreed: boolean
  fields: string[]
  organisations: string
  schools: string
  employers: string
}

/**
 * A judge accepts, which signs the code of conduct, changes later what they have stated, or declines: then what they
 * have not begun goes to others.
 * @throws ApiError `notAvailable`, `conflict`, `illegalTransition`, `invalidInput` at `agreed`
 */
export async function answerInvitation(ctx: CallContext<StaffMember>, input: Input) {
  const { db, actor } = ctx
  const before = await judgeById(db, input.judgeId)
  if (before?.account_id !== actor.accountId || before.state === 'removed') throw new ApiError('notAvailable')
  if (before.version !== input.version) throw new ApiError('conflict')
  if (before.state === 'declined') throw new ApiError('illegalTransition')
  const after = await updateJudge(db, before, answerOf(ctx, before.conduct_version, input))
  if (!after) throw new ApiError('conflict')
  if (after.state === 'declined') await deleteUnbegunOf(db, after.id)
  else await giveSamplesTo(ctx, after)
  const { state, edition, fields, conduct_version: conduct } = after
  ctx.audit({
    kind: `ventureJudge.${input.action}`,
    subjectKind: 'ventureJudge',
    subjectId: after.id,
    before: { state: before.state },
    after: { state, edition, fields, conduct },
  })
  return { state, version: after.version }
}

function answerOf({ services }: CallContext<StaffMember>, signed: number | null, input: Input) {
  if (input.action === 'decline') return { state: 'declined' as const }
  const mustSign = signed !== conductVersion
  if (mustSign && !input.agreed)
    throw new ApiError('invalidInput', { fields: { agreed: { reason: 'mustAgree' } } })
  const { fields, organisations, schools, employers } = input
  return {
    state: 'active' as const,
    fields: [...new Set(fields)],
    statement_encrypted: sealStatement(services, { organisations, schools, employers }),
    ...(mustSign && { conduct_version: conductVersion, conduct_signed_at: databaseClock }),
  }
}
