import { ApiError } from '../../../../shared/contract/errors.ts'
import { type Answers, checkDraft } from '../../../../shared/rules/applications/check-answers.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { type ApplicationRow, updateApplication } from '../application.queries.ts'
import { ownApplication } from '../own-application.ts'
import { questionSetOf } from '../question-sets.queries.ts'
import { dropFilesNoLongerNamed, keepAnswerFiles } from './answer-files.ts'
import { openAnswers, sealAnswers } from './application-texts.ts'
import { restoreMasked } from './personal-answers.ts'
import { auditSaving, refuseChanged } from './save-draft.ts'

type Input = {
  applicationId: string
  answers: Record<string, unknown>
  base?: Record<string, string> | undefined
}

/**
 * Keeps what was typed into the reopened questions, valid or not, until it is sent. The submitted answers
 * stay.
 * @throws ApiError `illegalTransition`, also after 14 days; `invalidInput` for a question not reopened
 */
export async function saveCorrection(ctx: CallContext<TeamMember>, input: Input) {
  const application = await ownApplication(ctx, input.applicationId)
  if (application.state !== 'needs_correction' || !application.is_correctable)
    throw new ApiError('illegalTransition')
  const set = await questionSetOf(ctx.db, application.question_set_id)
  const before = correctedAnswers(ctx, application)
  refuseChanged(before, input)
  const { answers, fields } = checkDraft(set, restoreMasked(set, input.answers, before), {
    onlyKeys: application.correction_keys,
  })
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
  const after = { ...before, ...answers }
  await keepAnswerFiles(ctx, application.id, set, answers)
  await dropFilesNoLongerNamed(ctx, set, {
    written: before,
    kept: [after, openAnswers(ctx.services, application.answers_encrypted)],
  })
  const saved = await updateApplication(ctx.db, application, {
    correction_answers_encrypted: sealAnswers(ctx.services, reopenedOf(application, after)),
    correction_saved_at: databaseClock,
  })
  if (!saved) throw new ApiError('conflict')
  await auditSaving(ctx, saved.id)
  return { applicationId: saved.id, savedAt: saved.correction_saved_at?.toISOString() ?? '' }
}

/** The submitted answers, with what has since been saved for the reopened questions. */
export function correctedAnswers(
  { services }: Pick<CallContext, 'services'>,
  application: Pick<ApplicationRow, 'answers_encrypted' | 'correction_answers_encrypted'>,
): Answers {
  const { answers_encrypted: stored, correction_answers_encrypted: written } = application
  return { ...openAnswers(services, stored), ...(written && openAnswers(services, written)) }
}

function reopenedOf({ correction_keys: keys }: ApplicationRow, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.includes(key)))
}

/** The answers to the reopened questions as they are sent: from the form, else as saved. */
export function answersToSend(
  ctx: Pick<CallContext, 'services'>,
  application: ApplicationRow,
  set: QuestionSet,
  typed: Record<string, unknown>,
): Record<string, unknown> {
  const written = application.correction_answers_encrypted
  if (!written) return restoreMasked(set, typed, correctedAnswers(ctx, application))
  const kept = openAnswers(ctx.services, written)
  return { ...kept, ...restoreMasked(set, typed, correctedAnswers(ctx, application)) }
}
