import { ApiError } from '../../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { checkAnswers } from '../../../../shared/rules/applications/check-answers.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { move } from '../../move.ts'
import { databaseNow } from '../application.queries.ts'
import { applicationLifecycle } from '../application-lifecycle.ts'
import { presentChanged } from '../changed.present.ts'
import { ownApplication } from '../own-application.ts'
import { questionSetOf } from '../question-sets.queries.ts'
import { keepSent, tellReceipt } from '../receipts/keep-sent.ts'
import { keepSentFiles } from './answer-files.ts'
import { mergeAnswers } from './save-draft.ts'

type Input = { applicationId: string; answers: Record<string, unknown> }

/**
 * Changes what was submitted, within the ten minutes in which no reviewer can open it.
 * @throws ApiError `illegalTransition` afterwards, `invalidInput`
 */
export async function amendApplication(ctx: CallContext<TeamMember>, input: Input) {
  const application = await ownApplication(ctx, input.applicationId)
  if (application.state !== 'submitted' || !application.is_amendable) throw new ApiError('illegalTransition')
  const set = await questionSetOf(ctx.db, application.question_set_id)
  const today = shanghaiDay(await databaseNow(ctx.db))
  const { answers, fields } = checkAnswers(set, mergeAnswers(ctx, application, set, input.answers), { today })
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
  await keepSentFiles(ctx, application.id, set, answers)
  const { accountId } = ctx.actor
  const { sealed, receipt, facts } = await keepSent(ctx, application, { reason: 'amend', set, answers })
  const amended = await move(ctx, applicationLifecycle, application, {
    action: 'amend',
    accountId,
    set: { answers_encrypted: sealed },
    facts,
  })
  await tellReceipt(ctx, amended, receipt)
  return presentChanged(amended)
}
