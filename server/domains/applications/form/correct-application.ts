import { ApiError } from '../../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { checkAnswers } from '../../../../shared/rules/applications/check-answers.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { dayAfterWorkingDays } from '../../../db/working-days.queries.ts'
import { move } from '../../move.ts'
import { databaseNow } from '../application.queries.ts'
import { applicationLifecycle, noCorrection } from '../application-lifecycle.ts'
import { presentChanged } from '../changed.present.ts'
import { getOfferingOf } from '../offerings.ts'
import { ownApplication } from '../own-application.ts'
import { questionSetOf } from '../question-sets.queries.ts'
import { keepSent, tellReceipt } from '../receipts/keep-sent.ts'
import { tellReviewer } from '../tell.ts'
import { dropFilesNoLongerNamed, keepSentFiles } from './answer-files.ts'
import { openAnswers } from './application-texts.ts'
import { answersToSend, correctedAnswers } from './save-correction.ts'

type Input = { applicationId: string; answers: Record<string, unknown> }

/**
 * Sends a requested correction. Only the questions that the reviewer named reopen; an answer to any other is
 * refused. The review continues at once with the same reviewer and gets a new due day.
 * @throws ApiError `illegalTransition`, also after the 14 days; `invalidInput`
 */
export async function correctApplication(ctx: CallContext<TeamMember>, input: Input) {
  const application = await ownApplication(ctx, input.applicationId)
  if (application.state !== 'needs_correction' || !application.is_correctable)
    throw new ApiError('illegalTransition')
  const set = await questionSetOf(ctx.db, application.question_set_id)
  const stored = openAnswers(ctx.services, application.answers_encrypted)
  const checked = checkAnswers(set, answersToSend(ctx, application, set, input.answers), {
    today: shanghaiDay(await databaseNow(ctx.db)),
    onlyKeys: application.correction_keys,
  })
  if (Object.keys(checked.fields).length > 0) throw new ApiError('invalidInput', { fields: checked.fields })
  await keepSentFiles(ctx, application.id, set, checked.answers)
  await dropFilesNoLongerNamed(ctx, set, {
    written: correctedAnswers(ctx, application),
    kept: [checked.answers, stored],
  })
  const kept = Object.entries(stored).filter(([key]) => !application.correction_keys.includes(key))
  const answers = { ...Object.fromEntries(kept), ...checked.answers }
  const { sealed, receipt, facts } = await keepSent(ctx, application, { reason: 'correct', set, answers })
  const { replyWorkingDays } = await getOfferingOf(ctx, application)
  const corrected = await move(ctx, applicationLifecycle, application, {
    action: 'correct',
    accountId: ctx.actor.accountId,
    set: {
      answers_encrypted: sealed,
      ...noCorrection,
      amendable_until: null,
      due_on: await dayAfterWorkingDays(ctx.db, replyWorkingDays),
    },
    facts: { keys: application.correction_keys, ...facts },
  })
  await tellReceipt(ctx, corrected, receipt)
  await tellReviewer(ctx, corrected, 'application_corrected_staff')
  return presentChanged(corrected)
}
