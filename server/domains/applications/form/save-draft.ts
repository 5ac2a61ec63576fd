import { ApiError } from '../../../../shared/contract/errors.ts'
import { type Answers, checkDraft } from '../../../../shared/rules/applications/check-answers.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import { changedElsewhere } from '../../../../shared/rules/content/changed-elsewhere.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { wasAuditedLately } from '../../../db/audit/audit.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { offeringOf } from '../../../db/offering-columns.ts'
import { type ApplicationRow, updateApplication } from '../application.queries.ts'
import { sourceOf } from '../offerings.ts'
import { ownApplication } from '../own-application.ts'
import { questionSetOf } from '../question-sets.queries.ts'
import { dropUnnamedFiles, fileIdsOf, keepAnswerFiles } from './answer-files.ts'
import { openAnswers, sealAnswers } from './application-texts.ts'
import { restoreMasked } from './personal-answers.ts'

const auditedEveryMinutes = 10

type Draft = {
  applicationId: string
  answers: Record<string, unknown>
  base?: Record<string, string> | undefined
  declared?: string[] | undefined
}

/**
 * Saves what was typed, valid or not. Only the named questions change, so that two tabs, or two members
 * working on different sections, do not overwrite each other.
 */
export async function saveDraft(ctx: CallContext<TeamMember>, input: Draft) {
  const application = await ownApplication(ctx, input.applicationId)
  if (application.state !== 'draft') throw new ApiError('illegalTransition')
  const set = await questionSetOf(ctx.db, application.question_set_id)
  refuseChanged(openAnswers(ctx.services, application.answers_encrypted), input)
  const answers = mergeAnswers(ctx, application, set, input.answers)
  await keepAnswerFiles(ctx, application.id, set, onlyNamed(answers, input.answers))
  await dropUnnamedFiles(ctx, application.id, fileIdsOf(set, answers))
  const saved = await updateApplication(ctx.db, application, {
    answers_encrypted: sealAnswers(ctx.services, answers),
    saved_at: databaseClock,
    draft_warned_at: null,
    ...(input.declared && { declared: [...new Set(input.declared)] }),
  })
  if (!saved) throw new ApiError('conflict')
  const offering = offeringOf(saved)
  await sourceOf(ctx, offering).rememberWish(ctx.db, saved.team_id, offering.number)
  await auditSaving(ctx, saved.id)
  return { applicationId: saved.id, savedAt: saved.saved_at.toISOString() }
}

/** @throws ApiError `invalidInput` per answer that another page has changed since this page last read it */
export function refuseChanged(stored: Answers, { answers, base }: Pick<Draft, 'answers' | 'base'>): void {
  const changed = changedElsewhere(stored, answers, base)
  if (changed.length === 0) return
  const fields = changed.map((key) => [`answers.${key}`, { reason: 'changedElsewhere' }] as const)
  throw new ApiError('invalidInput', { fields: Object.fromEntries(fields) })
}

/** Answers that a page left unchanged are not validated again: they must not block what was typed. */
function onlyNamed(answers: Answers, typed: Record<string, unknown>): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => Object.hasOwn(typed, key)))
}

/** Records who saved an unsent application: one entry per ten minutes of typing, not one for each pause. */
export async function auditSaving(ctx: CallContext<TeamMember>, applicationId: string): Promise<void> {
  const entry = { kind: 'application.saved', subjectKind: 'application', subjectId: applicationId }
  const { accountId } = ctx.actor
  if (await wasAuditedLately(ctx.db, { ...entry, accountId }, auditedEveryMinutes)) return
  ctx.audit(entry)
}

/**
 * The stored answers merged with what was typed, not validated but storable.
 * @throws ApiError `invalidInput` for unknown questions and values that cannot be stored
 */
export function mergeAnswers(
  ctx: Pick<CallContext, 'services'>,
  application: ApplicationRow,
  set: QuestionSet,
  typed: Record<string, unknown>,
): Answers {
  const stored = openAnswers(ctx.services, application.answers_encrypted)
  const { answers, fields } = checkDraft(set, restoreMasked(set, typed, stored))
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
  return { ...stored, ...answers }
}
