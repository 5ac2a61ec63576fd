import type { Bilingual, Locale } from '../../../../shared/lib/locale.ts'
import {
  type Answers,
  type AnswerValue,
  questionsOf,
} from '../../../../shared/rules/applications/check-answers.ts'
import type { OfferingKind } from '../../../../shared/rules/applications/offerings.ts'
import type { Question } from '../../../../shared/rules/applications/questions.ts'
import type { CallContext } from '../../../context.ts'
import { viewsOfFiles } from './answer-files.ts'
import { openAnswers } from './application-texts.ts'
import { listAnswers, listQuestionSets } from './judged-answers.queries.ts'
import { personalKindOf } from './personal-answers.ts'

type Reader = Pick<CallContext, 'db' | 'services'>

export type JudgedSection = {
  title: string
  questions: { key: string; label: string; lines: string[]; isCovered: boolean }[]
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
 * or organisations, stay on the server, and given names are covered wherever they stand in a text.
 */
export async function answersForJudges(
  { db, services, locale }: Reader & { locale: Locale },
  applicationId: string,
  { covered, names }: { covered: readonly string[]; names: readonly string[] },
): Promise<JudgedSection[]> {
  const [row] = await listAnswers(db, [applicationId])
  if (!row) return []
  const answers = openAnswers(services, row.answers_encrypted)
  const files = await viewsOfFiles({ db, services }, applicationId)
  const without = (text: string) => withoutNames(text, names)
  return row.questions.sections.map(({ title, questions }) => ({
    title: title[locale],
    questions: questions
      .filter(({ type }) => type !== 'agreement')
      .map((question) => {
        const isCovered = covered.includes(question.key) || isPersonal(question)
        const nameOfFile = (id: string) => files.get(id)?.name ?? ''
        const lines = isCovered ? [] : linesOf(question, answers[question.key], locale, nameOfFile)
        return {
          key: question.key,
          label: question.label[locale],
          lines: lines.map(without).filter((line) => line !== ''),
          isCovered,
        }
      }),
  }))
}

function isPersonal(question: Question): boolean {
  if (personalKindOf(question) !== null) return true
  return question.type === 'text' && namesTheTeam.includes(question.prefill ?? '')
}

function linesOf(
  question: Question,
  value: AnswerValue | undefined,
  locale: Locale,
  nameOfFile: (id: string) => string,
): string[] {
  if (value === undefined || typeof value === 'boolean') return []
  const all = Array.isArray(value) ? value : [String(value)]
  switch (question.type) {
    case 'choice':
    case 'choices':
      return all.map((one) => question.options.find((option) => option.value === one)?.label[locale] ?? one)
    case 'number':
      return all.map((one) => `${one} ${question.unit[locale]}`)
    case 'file':
      return all.map(nameOfFile)
    default:
      return all
  }
}

/** A name as it is written, in any case and with any blanks between its characters. */
function withoutNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => [...name].length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, name) => {
      const written = [...name.replace(/\s/g, '')]
        .map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&'))
        .join('\\s*')
      return shown.replace(new RegExp(written, 'giu'), '■■')
    }, text)
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
