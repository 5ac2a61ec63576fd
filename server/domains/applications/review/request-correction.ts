import { ApiError } from '../../../../shared/contract/errors.ts'
import { endOfShanghaiDay, shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { applicationTerms } from '../../../../shared/rules/applications/application-terms.ts'
import { questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { databaseNow } from '../application.queries.ts'
import { applicationLifecycle } from '../application-lifecycle.ts'
import { presentChangedToStaff } from '../changed.present.ts'
import { sealText } from '../form/application-texts.ts'
import { questionSetOf } from '../question-sets.queries.ts'
import { tellTeam } from '../tell.ts'
import { applicationForReview, requireUndecided } from './review.policy.ts'

type Input = { applicationId: string; version: number; keys: string[]; remark: string }

/** Asks the applicant to correct the named answers by the end of the 14th day; only these reopen. */
export async function requestCorrection(ctx: CallContext<StaffMember>, input: Input) {
  const application = await applicationForReview(ctx, input)
  if (application.is_appeal) await requireUndecided(ctx, application.id)
  const known = questionsOf(await questionSetOf(ctx.db, application.question_set_id)).map(({ key }) => key)
  const keys = known.filter((key) => input.keys.includes(key))
  if (keys.length !== new Set(input.keys).size) {
    throw new ApiError('invalidInput', { fields: { keys: { reason: 'notAnOption' } } })
  }
  const dueAt = endOfShanghaiDay(await databaseNow(ctx.db), applicationTerms.correctionDays)
  const moved = await move(ctx, applicationLifecycle, application, {
    action: 'requestCorrection',
    accountId: ctx.actor.accountId,
    note: input.remark,
    set: {
      correction_keys: keys,
      correction_remark_encrypted: sealText(ctx.services, 'remark', input.remark),
      correction_due_at: dueAt,
    },
    facts: { keys },
  })
  await tellTeam(ctx, moved, 'application_needs_correction', { day: shanghaiDay(dueAt), count: keys.length })
  return presentChangedToStaff(moved)
}
