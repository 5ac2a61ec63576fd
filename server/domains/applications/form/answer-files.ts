import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type { FileView } from '../../../../shared/contract/files.ts'
import { type Answers, questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import { refusalOfKind } from '../../../../shared/rules/uploads.ts'
import type { Account, CallContext } from '../../../context.ts'
import { attachFiles } from '../../files/attach-files.ts'
import { filesOf } from '../../files/files-of.ts'
import { refuseGoneFiles } from '../../files/gone-files.ts'
import { removeFiles } from '../../files/remove-files.ts'

const kind = 'application'

/** The ids of the files that answers name. */
export function fileIdsOf(set: QuestionSet, answers: Answers): string[] {
  return Object.values(filesByField(set, answers)).flat()
}

function filesByField(set: QuestionSet, answers: Answers): Record<string, string[]> {
  const questions = questionsOf(set).filter((question) => question.type === 'file')
  return Object.fromEntries(
    questions.map(({ key }) => [
      `answers.${key}`,
      [answers[key] ?? []].flat().filter((id) => typeof id === 'string'),
    ]),
  )
}

/**
 * Attaches the files that answers name to the application.
 * @throws ApiError `invalidInput` at `answers.<key>` for a missing file, `notAvailable` for somebody else's
 */
export async function keepAnswerFiles(
  ctx: CallContext<Account>,
  applicationId: string,
  set: QuestionSet,
  answers: Answers,
): Promise<void> {
  await refuseGoneFiles(ctx, { kind, id: applicationId }, filesByField(set, answers))
  await attachFiles(ctx, { fileIds: fileIdsOf(set, answers), kind, id: applicationId, purpose: 'answer' })
}

/**
 * The same for answers that are submitted: each file must be of a kind that its question accepts.
 * @throws ApiError `invalidInput` at `answers.<key>`
 */
export async function keepSentFiles(
  ctx: CallContext<Account>,
  applicationId: string,
  set: QuestionSet,
  answers: Answers,
): Promise<void> {
  await keepAnswerFiles(ctx, applicationId, set, answers)
  const files = await viewsOfFiles(ctx, applicationId)
  const fields: Record<string, FieldError> = {}
  for (const question of questionsOf(set)) {
    if (question.type !== 'file') continue
    for (const id of [answers[question.key] ?? []].flat()) {
      const kind = files.get(String(id))?.mediaType === 'application/pdf' ? 'pdf' : 'image'
      const reason = refusalOfKind(kind, question.accept)
      if (reason) fields[`answers.${question.key}`] = { reason }
    }
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
}

/** Removes a draft's files that its answers no longer name. */
export async function dropUnnamedFiles(
  ctx: Pick<CallContext, 'db' | 'services'>,
  applicationId: string,
  named: readonly string[],
): Promise<void> {
  const attached = await filesOf(ctx, { kind, id: applicationId })
  const unnamed = attached.filter(({ fileId, view }) => view && !named.includes(fileId))
  await removeFiles(ctx, { fileIds: unnamed.map(({ fileId }) => fileId) })
}

/** Removes files uploaded for a correction that neither the correction nor the submitted answers name. */
export async function dropFilesNoLongerNamed(
  ctx: Pick<CallContext, 'db' | 'services'>,
  set: QuestionSet,
  { written, kept }: { written: Answers; kept: readonly Answers[] },
): Promise<void> {
  const named = kept.flatMap((answers) => fileIdsOf(set, answers))
  await removeFiles(ctx, { fileIds: fileIdsOf(set, written).filter((id) => !named.includes(id)) })
}

/** The application's files by id, for readers who may see the application. */
export async function viewsOfFiles(
  ctx: Pick<CallContext, 'db' | 'services'>,
  applicationId: string,
): Promise<Map<string, FileView>> {
  const files = await filesOf(ctx, { kind, id: applicationId })
  return new Map(files.flatMap(({ fileId, view }) => (view ? [[fileId, view] as const] : [])))
}
