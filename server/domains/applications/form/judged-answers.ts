import type { FileView } from '../../../../shared/contract/files.ts'
import type { Bilingual, Locale } from '../../../../shared/lib/locale.ts'
import { quantityText } from '../../../../shared/lib/text/quantity-text.ts'
import {
  type Answers,
  type AnswerValue,
  questionsOf,
} from '../../../../shared/rules/applications/check-answers.ts'
import type { OfferingKind } from '../../../../shared/rules/applications/offerings.ts'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { CallContext } from '../../../context.ts'
import { neutralName } from '../../files/neutral-name.ts'
import { viewsOfFiles } from './answer-files.ts'
import { openAnswers } from './application-texts.ts'
import { listAnswers, listQuestionSets } from './judged-answers.queries.ts'
import { personalKindOf } from './personal-answers.ts'

type Reader = Pick<CallContext, 'db' | 'services'>

/** How answers are shown to whoever must not know whose they are. */
type Blinding<Line> = {
  /** Keys of the questions whose answers are covered. */
  covered: readonly string[]
  /** A text as it may be read, such as without names. */
  blind: (text: string) => Line
  /** What a file is called, by its number; its own name may say whose it is. */
  nameOfFile: (number: number) => string
}

export type JudgedSection<Line> = {
  title: string
  questions: {
    key: string
    label: string
    lines: Line[]
    files: FileView[]
    isCovered: boolean
    isBudget: boolean
  }[]
}

/** Questions whose answers say who asks, whatever a round hides. */
const namesTheTeam = [
  'organisationName',
  'creditCode',
  'teamName',
  'contactName',
  'contactPhone',
  'contactEmail',
]

/**
 * The answers of an application as its judges read them. The answers of covered questions, and of all that name people
 * or organisations, stay on the server.
 */
export async function answersForJudges<Line>(
  { db, services, locale }: Reader & { locale: Locale },
  applicationId: string,
  { covered, blind, nameOfFile }: Blinding<Line>,
): Promise<JudgedSection<Line>[]> {
  const [row] = await listAnswers(db, [applicationId])
  if (!row) return []
  const answers = openAnswers(services, row.answers_encrypted)
  const views = await viewsOfFiles({ db, services }, applicationId)
  const shown = shownFiles(row.questions, answers, covered)
  const viewOf = (id: string) => {
    const view = views.get(id)
    return view ? [{ ...view, name: neutralName(nameOfFile(shown.indexOf(id) + 1), view.link) }] : []
  }
  return row.questions.sections.map(({ title, questions }) => ({
    title: title[locale],
    questions: questions
      .filter(({ type }) => type !== 'agreement')
      .map((question) => {
        const isCovered = covered.includes(question.key) || isPersonal(question)
        const answer = isCovered ? undefined : answers[question.key]
        return {
          key: question.key,
          label: question.label[locale],
          lines: linesOf(question, answer, locale).filter(Boolean).map(blind),
          files: isCovered ? [] : fileIdsIn(question, answers).flatMap(viewOf),
          isCovered,
          isBudget: question.type === 'budget',
        }
      }),
  }))
}

/** The number of a file among those that judges of an application may open; null for any other. */
export async function numberForJudges(
  { db, services }: Reader,
  { applicationId, fileId }: { applicationId: string; fileId: string },
  covered: readonly string[],
): Promise<number | null> {
  const [row] = await listAnswers(db, [applicationId])
  if (!row) return null
  const at = shownFiles(row.questions, openAnswers(services, row.answers_encrypted), covered).indexOf(fileId)
  return at < 0 ? null : at + 1
}

/** The files of answers that are not covered, in the order of the form. */
function shownFiles(set: QuestionSet, answers: Answers, covered: readonly string[]): string[] {
  return questionsOf(set)
    .filter(({ key }) => !covered.includes(key))
    .flatMap((question) => fileIdsIn(question, answers))
}

function fileIdsIn({ type, key }: Question, answers: Answers): string[] {
  return type === 'file' ? [answers[key] ?? []].flat().map(String) : []
}

function isPersonal(question: Question): boolean {
  if (personalKindOf(question) !== null) return true
  return question.type === 'text' && namesTheTeam.includes(question.prefill ?? '')
}

function linesOf(question: Question, value: AnswerValue | undefined, locale: Locale): string[] {
  if (value === undefined || typeof value === 'boolean' || question.type === 'file') return []
  const all = Array.isArray(value) ? value : [String(value)]
  switch (question.type) {
    case 'choice':
    case 'choices':
      return all.map((one) => question.options.find((option) => option.value === one)?.label[locale] ?? one)
    case 'number':
      return all.map((one) => quantityText(one, question.unit[locale]))
    default:
      return all
  }
}

/** Some answers of many applications, each as a list; without what was not answered. */
export async function answersByKey(
  { db, services }: Reader,
  applicationIds: readonly string[],
  keys: readonly string[],
): Promise<Map<string, Record<string, string[]>>> {
  const rows = await listAnswers(db, applicationIds)
  return new Map(
    rows.map(({ id, answers_encrypted }) => [id, onlyKeys(openAnswers(services, answers_encrypted), keys)]),
  )
}

function onlyKeys(answers: Answers, keys: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = answers[key]
      if (value === undefined || typeof value === 'boolean') return []
      return [[key, [value].flat().map(String)]]
    }),
  )
}

/** The options of an offering's choice questions with these keys, in all versions of its form; each value once. */
export async function optionsByKey(
  { db }: Pick<CallContext, 'db'>,
  kind: OfferingKind,
  numbers: readonly number[],
  keys: readonly string[],
): Promise<{ value: string; label: Bilingual }[]> {
  const found = new Map<string, { value: string; label: Bilingual }>()
  for (const set of await listQuestionSets(db, kind, numbers))
    for (const question of questionsOf(set))
      if (keys.includes(question.key) && (question.type === 'choice' || question.type === 'choices'))
        for (const option of question.options) found.set(option.value, option)
  return [...found.values()]
}
