import { askedQuestions, linked, notApplicable, type SelftestAnswers, unsure } from './asked-questions.ts'
import type { Questionnaire, SelftestLevel, SelftestQuestion } from './questionnaire.ts'

type DimensionScore = {
  dimension: number
  /** 0 to 100; null where fewer than half of the questions that apply were answered for certain. */
  score: number | null
  level: SelftestLevel | null
  /** Questions that apply, and those of them whose answer is known. */
  applying: number
  known: number
}

export type TestScore = {
  /** The mean of the dimensions that have a score. */
  score: number | null
  level: SelftestLevel | null
  dimensions: DimensionScore[]
}

/**
 * Scores a test by the version of the questionnaire that was answered. A dimension's score is the mean of its
 * questions by their weights; questions that do not apply or that nobody could answer are left out of it.
 */
export function scoreTest(test: Questionnaire, answers: SelftestAnswers): TestScore {
  const asked = new Set(askedQuestions(test, answers))
  const dimensions = test.dimensions.map(({ number, questions }) => {
    const applying = questions.filter(
      (question) => asked.has(question) && answers[question.number] !== notApplicable,
    )
    const scored = applying.flatMap((question) => {
      const score = scoreOf(question, answers)
      return score === null ? [] : [{ score, weight: question.weight }]
    })
    const score = scored.length > 0 && scored.length * 2 >= applying.length ? weightedMean(scored) : null
    const level = levelAt(test, score)
    return { dimension: number, score, level, applying: applying.length, known: scored.length }
  })
  const scores = dimensions.flatMap(({ score }) => (score === null ? [] : [{ score, weight: 1 }]))
  const score = scores.length > 0 ? weightedMean(scores) : null
  return { score, level: levelAt(test, score), dimensions }
}

type Weighted = { score: number; weight: number }

function weightedMean(all: Weighted[]): number {
  const weights = all.reduce((sum, { weight }) => sum + weight, 0)
  return Math.round(all.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights)
}

/** The highest level that a score reaches; null without a score, or below the lowest. */
export function levelAt(
  { levels }: Pick<Questionnaire, 'levels'>,
  score: number | null,
): SelftestLevel | null {
  return (score !== null && levels.findLast(({ from }) => from <= score)) || null
}

/** The score of an answer, whole, 0 to 100; null where nothing is known. */
export function scoreOf(question: SelftestQuestion, answers: SelftestAnswers): number | null {
  const answer = answers[question.number]
  if (answer === undefined || answer === unsure || answer === notApplicable) return null
  if (question.kind === 'evidence') return answer === linked ? 100 : 0
  if (question.kind === 'number') return scoreOfNumber(question, Number(answer))
  if (question.kind === 'yesNo') return answer === 2 ? 100 : 0
  return scoreOfPlaces(question, Array.isArray(answer) ? answer : [Number(answer) || 0])
}

function scoreOfNumber({ fullScoreAt }: SelftestQuestion, count: number): number {
  return Math.round(100 * Math.min(1, count / Math.max(1, fullScoreAt)))
}

/** Of one chosen level, against the best one; of several, against all together. */
function scoreOfPlaces(question: SelftestQuestion, places: number[]): number {
  const points = pointsOf(question)
  const got = places.reduce((sum, place) => sum + (points[place - 1] ?? 0), 0)
  const most = question.kind === 'level' ? Math.max(...points) : points.reduce((sum, one) => sum + one, 0)
  return most > 0 ? Math.round((100 * got) / most) : 0
}

/** What each answer is worth, in their order. */
function pointsOf({ kind, points, texts }: SelftestQuestion): number[] {
  const answers = (texts.zh ?? texts.en)?.answers ?? []
  return answers.map((_, place) => (points.length > 0 ? (points[place] ?? 0) : kind === 'level' ? place : 1))
}

/** Every score that an answer to a question can have, without the answers that leave it out. */
export function possibleScores(question: SelftestQuestion): Set<number> {
  const points = pointsOf(question)
  if (question.kind === 'number') return new Set(Array.from({ length: 101 }, (_, score) => score))
  if (question.kind === 'level')
    return new Set(points.map((_, place) => scoreOfPlaces(question, [place + 1])))
  if (question.kind !== 'several') return new Set([0, 100])
  const sums = new Set([0])
  for (const one of points) for (const sum of [...sums]) sums.add(sum + one)
  const most = points.reduce((sum, one) => sum + one, 0)
  return new Set([...sums].map((sum) => (most > 0 ? Math.round((100 * sum) / most) : 0)))
}
