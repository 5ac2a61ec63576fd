import type { SelftestPage } from '../../../shared/contract/selftest.ts'

type Question = SelftestPage['questions'][number]

/** What is typed and ticked so far, by the number of the question. */
export type Typed = Record<string, readonly string[]>

/** The questions that what is typed leads to; on those of other pages the server has decided. */
export function shownQuestions(questions: readonly Question[], typed: Typed): Question[] {
  const shown = new Set<string>()
  for (const { questionId, after, isAsked } of questions) {
    const isHere = after && questions.some((one) => one.questionId === after.questionId)
    const leads = isHere
      ? shown.has(after.questionId) && placeOf(typed[after.questionId]) >= after.from
      : isAsked
    if (leads) shown.add(questionId)
  }
  return questions.filter(({ questionId }) => shown.has(questionId))
}

/** The highest answer that was chosen; words such as `unsure` are none. */
function placeOf(texts: readonly string[] = []): number {
  return Math.max(0, ...texts.map((text) => Number(text) || 0))
}

/** The answers in a form, by the numbers of their questions. */
export function answersIn(form: Iterable<[string, FormDataEntryValue]>): Record<string, string[]> {
  const answers: Record<string, string[]> = {}
  for (const [name, value] of form) {
    const [, questionId] = /^answers\.(\d+)$/.exec(name) ?? []
    if (questionId && typeof value === 'string' && value.trim() !== '')
      answers[questionId] = [...(answers[questionId] ?? []), value]
  }
  return answers
}
