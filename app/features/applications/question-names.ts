import * as m from '#messages'
import type { QuestionView, SectionView } from '../../../shared/contract/applications/application-parts.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import type { FieldProblem } from '../../api/forms/error-summary.tsx'
import { fieldText } from '../../api/forms/form-errors.ts'

/** The name of a question's field, the path of its error, and its id on every page. */
export function answerName(key: string): string {
  return `answers.${key}`
}

/** What was posted for a question, where the form came back refused. */
export function postedValues(failure: ActFailure | undefined, key: string): string[] | undefined {
  return failure?.values[answerName(key)]
}

/** The message for an answer's problem: from the refusal, or on request from the check of the draft. */
export function problemText(
  question: QuestionView,
  failure: ActFailure | undefined,
  isReviewed: boolean,
): string | undefined {
  const refused = failure?.fields[answerName(question.key)]
  if (refused) return refused
  return isReviewed && !failure && question.problem ? fieldText(question.problem) : undefined
}

/** The problems of some sections for the summary, in page order. */
export function problemsOf(
  sections: readonly SectionView[],
  failure: ActFailure | undefined,
  isReviewed: boolean,
): FieldProblem[] {
  return sections
    .flatMap((section) => section.questions)
    .flatMap((question) => {
      const text = problemText(question, failure, isReviewed)
      return text
        ? [
            {
              fieldId: answerName(question.key),
              text: m.apply_problem({ question: question.label, problem: text }),
            },
          ]
        : []
    })
}
