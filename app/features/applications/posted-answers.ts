import type { QuestionView, SectionView } from '../../../shared/contract/applications/application-parts.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import { budgetCells, budgetOfColumns, budgetText } from '../../../shared/rules/applications/budget.ts'
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
    // A budget whose fields had not loaded yet was not emptied.
    const isMissing = question.type === 'budget' && !form.has(answerName(question.key))
    if (question.type !== 'file' && !isMissing) answers[question.key] = postedAnswer(form, question)
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

/** Puts the columns of each budget together into its one text, as a form with script has done already. */
export function joinBudgets(form: PostedForm, sections: readonly SectionView[]): void {
  for (const { key, type } of sections.flatMap((section) => section.questions)) {
    const name = answerName(key)
    if (type !== 'budget' || !form.has(`${name}.what`)) continue
    form.set(name, [budgetText(budgetOfColumns((cell) => form.texts(`${name}.${cell}`)))])
    for (const cell of budgetCells) form.data.delete(`${name}.${cell}`)
  }
}

/** The field whose file a button removes, without script; undefined if another button was pressed. */
export function questionOfRemoval(form: PostedForm): string | undefined {
  const removal = [...form.data.keys()].find((name) => /^answers\..+Remove$/.test(name))
  return removal?.slice(0, -'Remove'.length)
}
