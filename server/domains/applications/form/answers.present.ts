import type {
  AnswerView,
  QuestionView,
  SectionView,
} from '../../../../shared/contract/applications/application-parts.ts'
import type { FileView } from '../../../../shared/contract/files.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { checkAnswer } from '../../../../shared/rules/applications/check-answer.ts'
import type { Answers, AnswerValue } from '../../../../shared/rules/applications/check-answers.ts'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import { ownedBy } from '../../../owned-by.ts'
import { personalKindOf } from './personal-answers.ts'

export type Reading = {
  locale: Locale
  /** The day in China, `YYYY-MM-DD`. */
  today: string
  answers: Answers
  files: ReadonlyMap<string, FileView>
  /** The author of the answers, for whom their own phones, names and addresses are readable. */
  ownerId?: string
  /** The profile's answers; an answer that equals the profile's is marked as coming from there. */
  prefilled?: Answers
}

/** Questions with their answers, in the reader's language; only the named questions where some are named. */
export function presentSections(
  set: QuestionSet,
  reading: Reading,
  onlyKeys?: readonly string[],
): SectionView[] {
  return set.sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ key }) => onlyKeys?.includes(key) ?? true),
    }))
    .filter(({ questions }) => questions.length > 0)
    .map(({ key, title, questions }) => ({
      key,
      title: title[reading.locale],
      questions: questions.map((question) => presentQuestion(question, reading)),
      isComplete: questions.every((question) => problemOf(question, reading) === null),
    }))
}

function presentQuestion(
  question: Question,
  { locale, today, answers, files, prefilled, ownerId }: Reading,
): QuestionView {
  const own = answers[question.key]
  const answer = presentAnswer(question, own, files)
  const only = <T>(value: T | undefined): T | null => value ?? null
  return {
    key: question.key,
    ...presentQuestionText(question, locale),
    hint: question.hint?.[locale] ?? null,
    isOptional: question.isOptional ?? false,
    isPrefilled: own !== undefined && own === prefilled?.[question.key],
    format: question.type === 'text' ? only(question.format) : null,
    minLength: question.type === 'longText' ? only(question.minLength) : null,
    maxLength: question.type === 'text' || question.type === 'longText' ? question.maxLength : null,
    min: question.type === 'number' ? question.min : null,
    max: question.type === 'number' ? question.max : question.type === 'budget' ? only(question.most) : null,
    fromDay: question.type === 'date' && question.from === 'today' ? today : null,
    atMost: mostOf(question),
    accept: question.type === 'file' ? question.accept : [],
    article: question.type === 'agreement' ? question.article : null,
    answer: ownedBy(ownerId ?? null, answer),
    problem: problemOf(question, { answers, today }),
  }
}

/** How many options, files or lines an answer has at most. */
function mostOf(question: Question): number | null {
  if (question.type === 'budget') return question.atMostLines
  return question.type === 'choices' || question.type === 'file' ? (question.atMost ?? null) : null
}

function problemOf(question: Question, { answers, today }: Pick<Reading, 'answers' | 'today'>) {
  const result = checkAnswer(question, answers[question.key], { today })
  return 'error' in result ? result.error : null
}

/** The text of a question beside an answer. */
export function presentQuestionText(question: Question, locale: Locale) {
  return {
    label: question.label[locale],
    type: question.type,
    options: optionsOf(question, locale),
    unit: question.type === 'number' ? question.unit[locale] : null,
  }
}

function optionsOf(question: Question, locale: Locale): QuestionView['options'] {
  if (question.type !== 'choice' && question.type !== 'choices') return []
  return question.options.map(({ value, label }) => ({ value, label: label[locale] }))
}

/** One answer; phones, names and addresses have fields of their own, which leave the server masked. */
export function presentAnswer(
  question: Question,
  value: AnswerValue | undefined,
  files: ReadonlyMap<string, FileView>,
): AnswerView {
  const list = Array.isArray(value) ? value : []
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const kind = personalKindOf(question)
  return {
    text: kind ? '' : text,
    list,
    isGiven: value === true,
    phone: kind === 'phone' ? text : null,
    email: kind === 'email' ? text : null,
    name: kind === 'name' ? text : null,
    files: question.type === 'file' ? list.flatMap((id) => files.get(id) ?? []) : [],
  }
}
