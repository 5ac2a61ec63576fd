import type { FileView } from '../../../../shared/contract/files.ts'
import { checkAnswer } from '../../../../shared/rules/applications/check-answer.ts'
import {
  type Answers,
  type AnswerValue,
  questionsOf,
} from '../../../../shared/rules/applications/check-answers.ts'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import { refusalOfKind } from '../../../../shared/rules/uploads.ts'
import { personalKindOf } from '../form/personal-answers.ts'

/** Why an earlier answer is not taken over. */
export type LeftReason =
  | 'noQuestion'
  | 'otherQuestion'
  | 'doesNotFit'
  | 'fileGone'
  | 'agreeAnew'
  | 'ofColleague'

type Earlier = { set: QuestionSet; answers: Answers; files: ReadonlyMap<string, FileView> }
type Options = {
  /** The day in China, `YYYY-MM-DD`. */
  today: string
  /** Whether the same person writes both: phones, names and addresses of another stay theirs. */
  isSamePerson: boolean
}

export type Compared = {
  fitting: { question: Question; value: AnswerValue }[]
  /** What has no place in the new form, as it was answered. */
  left: { question: Question; value: AnswerValue; why: LeftReason }[]
}

/**
 * Parts the answers of an earlier application into those that fit the questions of a new one, matched by key and type
 * and valid there, and those that do not. Of a question that asks for files each file is judged by itself.
 */
export function compareEarlier(set: QuestionSet, earlier: Earlier, options: Options): Compared {
  const asked = new Map(questionsOf(set).map((question) => [question.key, question]))
  const compared: Compared = { fitting: [], left: [] }
  for (const before of questionsOf(earlier.set)) {
    const value = earlier.answers[before.key]
    if (value === undefined || isEmpty(value)) continue
    const question = asked.get(before.key)
    for (const part of partsOf(before, value, earlier.files)) {
      const why =
        part.why ?? reasonAgainst(question, before, part.value, { ...options, files: earlier.files })
      if (why || !question)
        compared.left.push({ question: before, value: part.value, why: why ?? 'noQuestion' })
      else compared.fitting.push({ question, value: part.value })
    }
  }
  return compared
}

/** Whether nothing was answered. */
export function isEmpty(value: AnswerValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

/** An answer, or of files those that are still held and those that are not. */
function partsOf(question: Question, value: AnswerValue, files: Earlier['files']) {
  if (question.type !== 'file') return [{ value, why: null }]
  const ids = [value].flat().map(String)
  const [held, gone] = [ids.filter((id) => files.has(id)), ids.filter((id) => !files.has(id))]
  return [
    ...(held.length > 0 ? [{ value: held, why: null }] : []),
    ...(gone.length > 0 ? [{ value: gone, why: 'fileGone' as const }] : []),
  ]
}

function reasonAgainst(
  question: Question | undefined,
  before: Question,
  value: AnswerValue,
  { today, isSamePerson, files }: Options & Pick<Earlier, 'files'>,
): LeftReason | null {
  if (!question) return 'noQuestion'
  if (question.type !== before.type) return 'otherQuestion'
  if (question.type === 'agreement') return 'agreeAnew'
  if (!isSamePerson && (personalKindOf(question) || personalKindOf(before))) return 'ofColleague'
  if (question.type === 'number' && before.type === 'number' && question.unit.zh !== before.unit.zh)
    return 'otherQuestion'
  if (
    question.type === 'file' &&
    [value].flat().some((id) => !accepts(question.accept, files.get(String(id))))
  )
    return 'doesNotFit'
  return 'error' in checkAnswer(question, value, { today }) ? 'doesNotFit' : null
}

function accepts(accept: Extract<Question, { type: 'file' }>['accept'], file: FileView | undefined): boolean {
  const kind = file?.mediaType === 'application/pdf' ? 'pdf' : 'image'
  return refusalOfKind(kind, accept) === null
}
