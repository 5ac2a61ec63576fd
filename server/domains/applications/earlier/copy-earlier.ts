import { ApiError } from '../../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import type { Answers, AnswerValue } from '../../../../shared/rules/applications/check-answers.ts'
import { type OfferingKey, recurs } from '../../../../shared/rules/applications/offerings.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { copyFile } from '../../files/copy-file.ts'
import {
  type ApplicationRow,
  databaseNow,
  findApplication,
  updateApplication,
} from '../application.queries.ts'
import { viewsOfFiles } from '../form/answer-files.ts'
import { openAnswers, sealAnswers } from '../form/application-texts.ts'
import { questionSetOf } from '../question-sets.queries.ts'
import { compareEarlier, isEmpty } from './compare-earlier.ts'

/**
 * An application that the acting team has sent for another offering of the same kind, where that kind recurs, or for
 * this one and withdrawn.
 * @throws ApiError `notAvailable`
 */
export async function earlierOf(
  ctx: CallContext<TeamMember>,
  id: string,
  { kind, number }: OfferingKey,
): Promise<ApplicationRow> {
  const found = await findApplication(ctx.db, id, 'none')
  const isOwn = found?.team_id === ctx.actor.team.id && found.submitted_at !== null
  const isBefore = found?.offering_number !== number || found.state === 'withdrawn'
  if (!found || !isOwn || found.offering_kind !== kind || !isBefore || !recurs(kind))
    throw new ApiError('notAvailable')
  return found
}

/** What of an earlier application fits a form that this person fills in, and what does not. */
export async function compareWith(
  ctx: CallContext<TeamMember>,
  earlier: ApplicationRow,
  { set, writer }: { set: QuestionSet; writer: string },
) {
  const { accountId } = ctx.actor
  return compareEarlier(
    set,
    {
      set: await questionSetOf(ctx.db, earlier.question_set_id),
      answers: openAnswers(ctx.services, earlier.answers_encrypted),
      files: await viewsOfFiles(ctx, earlier.id),
    },
    {
      today: shanghaiDay(await databaseNow(ctx.db)),
      isSamePerson: earlier.started_by === accountId && writer === accountId,
    },
  )
}

/**
 * Fills what is still empty in a locked draft from an application that the team has sent before; files are copied. What does not fit stays there, and the form lists it.
 * @throws ApiError `notAvailable`
 */
export async function copyEarlier(
  ctx: CallContext<TeamMember>,
  draft: ApplicationRow,
  copyFrom: string,
): Promise<ApplicationRow> {
  const offering = { kind: draft.offering_kind, number: draft.offering_number }
  const earlier = await earlierOf(ctx, copyFrom, offering)
  const set = await questionSetOf(ctx.db, draft.question_set_id)
  const answers = openAnswers(ctx.services, draft.answers_encrypted)
  const { fitting } = await compareWith(ctx, earlier, { set, writer: draft.started_by })
  const added: Answers = {}
  for (const { question, value } of fitting) {
    if (!isEmpty(answers[question.key])) continue
    const taken = question.type === 'file' ? await filesInto(ctx, draft, earlier, value) : value
    if (!isEmpty(taken)) added[question.key] = taken
  }
  const saved = await updateApplication(ctx.db, draft, {
    answers_encrypted: sealAnswers(ctx.services, { ...answers, ...added }),
    saved_at: databaseClock,
    draft_warned_at: null,
  })
  if (!saved) throw new ApiError('conflict')
  ctx.audit({
    kind: 'application.saved',
    subjectKind: 'application',
    subjectId: draft.id,
    after: { copiedFrom: earlier.id },
  })
  return saved
}

async function filesInto(
  ctx: CallContext<TeamMember>,
  draft: ApplicationRow,
  earlier: ApplicationRow,
  value: AnswerValue,
): Promise<string[]> {
  const places = {
    from: { kind: 'application', id: earlier.id },
    to: { kind: 'application', id: draft.id },
    purpose: 'answer',
  } as const
  const copies: string[] = []
  for (const id of [value].flat()) {
    const copy = await copyFile(ctx, String(id), places)
    if (copy) copies.push(copy)
  }
  return copies
}
