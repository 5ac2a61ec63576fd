import type { SurveyResult } from '../../../shared/contract/surveys.staff.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import {
  type Answers,
  type AnswerValue,
  questionsOf,
} from '../../../shared/rules/applications/check-answers.ts'
import type { Question, QuestionSet } from '../../../shared/rules/applications/questions.ts'
import { leastAnswers, surveyQuestionTypes } from '../../../shared/rules/surveys.ts'

const mostBands = 6

/** Whether enough people answered a question for the answers to be anonymous. */
export function isShown(key: string, answers: readonly Answers[]): boolean {
  return countTo(key, answers) >= leastAnswers
}

function countTo(key: string, answers: readonly Answers[]): number {
  return answers.filter((one) => one[key] !== undefined).length
}

/** A survey's answers by question; those to a question with fewer than five answers are hidden. */
export function countAnswers(set: QuestionSet, answers: readonly Answers[], locale: Locale): SurveyResult[] {
  return questionsOf(set).flatMap((question): SurveyResult[] => {
    const type = surveyQuestionTypes.find((one) => one === question.type)
    if (!type) return []
    const given = answers.flatMap((one) => one[question.key] ?? [])
    const base = { key: question.key, type, label: question.label[locale] }
    if (!isShown(question.key, answers))
      return [{ ...base, answered: null, bars: [], average: null, texts: [] }]
    return [{ ...base, answered: countTo(question.key, answers), ...figuresOf(question, given, locale) }]
  })
}

function figuresOf(question: Question, given: Exclude<AnswerValue, string[]>[], locale: Locale) {
  const nothing = { bars: [], average: null, texts: [] }
  switch (question.type) {
    case 'choice':
    case 'choices':
      return {
        ...nothing,
        bars: question.options.map(({ value, label }) => ({
          key: value,
          label: label[locale],
          count: given.filter((one) => one === value).length,
        })),
      }
    case 'number': {
      const numbers = given.map(Number)
      const sum = numbers.reduce((total, one) => total + one, 0)
      return { ...nothing, bars: bandsOf(numbers), average: Math.round((sum / numbers.length) * 100) / 100 }
    }
    case 'date': {
      const days = [...new Set(given.map(String))].sort()
      return {
        ...nothing,
        bars: days.map((day) => ({ key: day, label: day, count: given.filter((one) => one === day).length })),
      }
    }
    default:
      return { ...nothing, texts: given.map(String) }
  }
}

/** Few distinct numbers are shown singly, many in up to six equally wide bands of whole numbers. */
function bandsOf(numbers: number[]): SurveyResult['bars'] {
  const different = [...new Set(numbers)].sort((a, b) => a - b)
  if (different.length <= mostBands)
    return different.map((number) => ({
      key: String(number),
      label: String(number),
      count: numbers.filter((one) => one === number).length,
    }))
  const least = Math.floor(different[0] ?? 0)
  const most = Math.ceil(different.at(-1) ?? 0)
  const width = Math.max(1, Math.ceil((most - least + 1) / mostBands))
  const count = Math.ceil((most - least + 1) / width)
  return Array.from({ length: count }, (_, index) => {
    const from = least + index * width
    const to = from + width
    const label = width === 1 ? String(from) : `${from}–${to - 1}`
    return { key: String(from), label, count: numbers.filter((one) => one >= from && one < to).length }
  })
}
