import type { FieldError } from '../../contract/errors.ts'
import { checkAnswer } from './check-answer.ts'
import type { Question, QuestionSet } from './questions.ts'

/** A stored answer: text, number, `YYYY-MM-DD`, option; options or file ids; agreement given. */
export type AnswerValue = string | string[] | number | boolean
export type Answers = Record<string, AnswerValue>

/** The valid answers, and the errors of the others, by `answers.<key>`. */
export type CheckedAnswers = { answers: Answers; fields: Record<string, FieldError> }

/** What answers are checked against besides the questions. */
export type CheckOptions = {
  /** The day in China, `YYYY-MM-DD`. */
  today: string
  /** Where only some questions reopen: answers to others are refused. */
  onlyKeys?: readonly string[]
}

const longestDraft = 20_000
const mostDraftItems = 60

/** Every question of a set, in order. */
export function questionsOf(set: QuestionSet): Question[] {
  return set.sections.flatMap((section) => section.questions)
}

/** Checks a complete form on submission; an answer to an unknown question is refused. */
export function checkAnswers(
  set: QuestionSet,
  raw: Record<string, unknown>,
  options: CheckOptions,
): CheckedAnswers {
  const questions = questionsOf(set).filter(({ key }) => options.onlyKeys?.includes(key) ?? true)
  const checked: CheckedAnswers = { answers: {}, fields: unknownKeys(questions, raw) }
  for (const question of questions) {
    const result = checkAnswer(
      question,
      Object.hasOwn(raw, question.key) ? raw[question.key] : undefined,
      options,
    )
    if ('error' in result) checked.fields[`answers.${question.key}`] = result.error
    else if (result.value !== null) checked.answers[question.key] = result.value
  }
  return checked
}

/**
 * The part of an unfinished form that can be stored: any text, valid or not, that belongs to a question and
 * can be stored. A draft has no required answers.
 */
export function checkDraft(
  set: QuestionSet,
  raw: Record<string, unknown>,
  { onlyKeys }: Pick<CheckOptions, 'onlyKeys'> = {},
): CheckedAnswers {
  const questions = questionsOf(set).filter(({ key }) => onlyKeys?.includes(key) ?? true)
  const checked: CheckedAnswers = { answers: {}, fields: unknownKeys(questions, raw) }
  for (const { key } of questions) {
    if (!Object.hasOwn(raw, key)) continue
    const value = raw[key]
    const path = `answers.${key}`
    if (isStorable(value)) checked.answers[key] = value
    else if (typeof value === 'string' && value.length > longestDraft)
      checked.fields[path] = { reason: 'tooLong', limit: longestDraft }
    else checked.fields[path] = { reason: 'wrongFormat' }
  }
  return checked
}

function unknownKeys(questions: Question[], raw: Record<string, unknown>): CheckedAnswers['fields'] {
  const known = new Set(questions.map((question) => question.key))
  const unknown = Object.keys(raw).filter((key) => !known.has(key))
  return Object.fromEntries(unknown.map((key) => [`answers.${key}`, { reason: 'unexpected' }]))
}

function isStorable(value: unknown): value is AnswerValue {
  if (typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.length <= mostDraftItems && value.every(isStorableText)
  return isStorableText(value)
}

function isStorableText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= longestDraft &&
    value.isWellFormed() &&
    !value.includes('\u0000')
  )
}
