import type { SelftestPage } from '../../../shared/contract/selftest.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import {
  askedQuestions,
  linked,
  type SelftestAnswers,
} from '../../../shared/rules/selftest/asked-questions.ts'
import {
  type Questionnaire,
  questionsIn,
  type SelftestDimension,
  type SelftestLevel,
  type SelftestQuestion,
  saidIn,
} from '../../../shared/rules/selftest/questionnaire.ts'
import { commonAnswers } from '../../../shared/rules/selftest/read-answer.ts'

/** What was answered: choices and numbers, and the links that were given as evidence. */
export type Given = { answers: SelftestAnswers; links: Record<string, string> }

export function presentHead(test: Questionnaire, locale: Locale) {
  const { language, title, summary, source } = saidIn(test, locale)
  const { use, minutes } = test
  return { use, language, title, summary, source, minutes, questionCount: questionsIn(test).length }
}

export function presentPart(dimension: SelftestDimension, locale: Locale) {
  return { dimensionId: String(dimension.number), ...saidIn(dimension, locale) }
}

/** The dimensions with whether each is answered, as far as the answers lead. */
export function presentParts(test: Questionnaire, answers: SelftestAnswers, locale: Locale) {
  const asked = new Set(askedQuestions(test, answers))
  return test.dimensions.map((dimension) => ({
    ...presentPart(dimension, locale),
    isDone: dimension.questions.every(
      (question) => !asked.has(question) || answers[question.number] !== undefined,
    ),
  }))
}

export function presentQuestion(
  question: SelftestQuestion,
  { answers, links }: Given,
  { isAsked, locale }: { isAsked: boolean; locale: Locale },
): SelftestPage['questions'][number] {
  const { number, kind, after } = question
  const isChosen = kind === 'level' || kind === 'several'
  const { answers: words, ...said } = saidIn(question, locale)
  return {
    questionId: String(number),
    ...said,
    kind,
    answers: isChosen ? words : [],
    others: commonAnswers(question),
    given: givenTexts(answers[number], links[number]),
    after: after && { questionId: String(after.question), from: after.from },
    isAsked,
  }
}

function givenTexts(answer: SelftestAnswers[string] | undefined, link: string | undefined): string[] {
  if (answer === undefined) return []
  if (answer === linked) return [link ?? '']
  return Array.isArray(answer) ? answer.map(String) : [String(answer)]
}

export function presentLevel(level: SelftestLevel, locale: Locale) {
  return { ...saidIn(level, locale), from: level.from }
}
