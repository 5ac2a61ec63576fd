import type { FileView } from '../../../../shared/contract/files.ts'
import { questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { CallContext } from '../../../context.ts'
import { presentAnswer, presentQuestionText } from '../form/answers.present.ts'
import { openAnswers } from '../form/application-texts.ts'

/** What a correction changed in the submitted answers; nothing where the newest version is no correction. */
export function differencesOf(
  { services, locale }: Pick<CallContext, 'services' | 'locale'>,
  set: QuestionSet,
  [newest, previous]: { answers_encrypted: string; reason: string }[],
  files: ReadonlyMap<string, FileView>,
) {
  if (!previous || newest?.reason !== 'correct') return []
  const after = openAnswers(services, newest.answers_encrypted)
  const before = openAnswers(services, previous.answers_encrypted)
  return questionsOf(set)
    .filter(({ key }) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((question) => ({
      key: question.key,
      question: presentQuestionText(question, locale),
      before: presentAnswer(question, before[question.key], files),
      after: presentAnswer(question, after[question.key], files),
    }))
}
