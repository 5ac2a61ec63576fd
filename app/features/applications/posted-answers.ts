import type { QuestionView, SectionView } from '../../../shared/contract/applications/application-parts.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { uploadPostedFiles } from '../../api/forms/upload-files.ts'
import { answerName } from './question-names.ts'

export type PostedAnswers = Record<string, string | string[] | boolean>

/**
 * The answers of a posted page, for the questions that were on it. Files chosen on it are stored first.
 * @throws ApiError `fileRefused` with a reason per question
 */
export async function postedAnswers(
  api: Api,
  form: PostedForm,
  sections: readonly SectionView[],
): Promise<PostedAnswers> {
  const questions = sections.flatMap((section) => section.questions)
  const answers: PostedAnswers = {}
  for (const question of questions) {
    if (question.type !== 'file') answers[question.key] = postedAnswer(form, question)
  }
  const fileQuestions = questions.filter(({ type }) => type === 'file')
  const files = await uploadPostedFiles(
    api,
    form,
    fileQuestions.map(({ key, atMost, accept }) => ({
      name: answerName(key),
      purpose: 'answer',
      atMost: atMost ?? 1,
      accept,
    })),
  )
  for (const { key } of fileQuestions) answers[key] = files[answerName(key)] ?? []
  return answers
}

function postedAnswer(form: PostedForm, { key, type }: QuestionView): string | string[] | boolean {
  const name = answerName(key)
  if (type === 'choices') return form.texts(name)
  return type === 'agreement' ? form.has(name) : form.text(name)
}

/** The field whose file a button removes, without script; undefined if another button was pressed. */
export function questionOfRemoval(form: PostedForm): string | undefined {
  const removal = [...form.data.keys()].find((name) => /^answers\..+Remove$/.test(name))
  return removal?.slice(0, -'Remove'.length)
}
