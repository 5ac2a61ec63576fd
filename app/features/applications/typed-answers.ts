import type { QuestionView, SectionView } from '../../../shared/contract/applications/application-parts.ts'
import type { FormValues } from '../../api/forms/unsaved-values.ts'
import { carriedFiles } from '../../api/forms/upload-files.ts'
import { shownText } from './answer-text.tsx'
import { answerName } from './question-names.ts'

/** What the fields of a page hold now; files by the ids of the stored ones. */
export function typedAnswers(data: FormData, sections: readonly SectionView[]): FormValues {
  const answers: FormValues = {}
  for (const { key, type } of sections.flatMap((section) => section.questions)) {
    const name = answerName(key)
    const texts = (field: string) => data.getAll(field).filter((value) => typeof value === 'string')
    if (type === 'file') answers[key] = carriedFiles(texts(`${name}Id`)).map(({ fileId }) => fileId)
    else if (type === 'choices') answers[key] = texts(name)
    else if (type === 'agreement') answers[key] = data.has(name)
    // A budget's fields load with their script: what is not there yet was not emptied.
    else if (type !== 'budget' || data.has(name)) answers[key] = texts(name)[0] ?? ''
  }
  return answers
}

/** The same for what is stored, as the page was told. */
export function storedAnswers(
  sections: readonly SectionView[],
  isAsked: (question: QuestionView) => boolean = () => true,
): FormValues {
  const questions = sections.flatMap((section) => section.questions).filter(isAsked)
  return Object.fromEntries(questions.map((question) => [question.key, storedAnswer(question)]))
}

function storedAnswer({ type, answer }: QuestionView): FormValues[string] {
  if (type === 'file') return answer.files.map(({ fileId }) => fileId)
  if (type === 'choices') return answer.list
  return type === 'agreement' ? answer.isGiven : shownText(answer)
}
