import { askedQuestions, linked, notApplicable, type SelftestAnswers, unsure } from './asked-questions.ts'
import type { Questionnaire, SelftestLevel, SelftestQuestion } from './questionnaire.ts'
import type { SelftestScoring } from './selftest-facets.ts'

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

/** Scores a test by the version of the questionnaire that was answered, in its way of scoring. */
export function scoreTest(test: Questionnaire, answers: SelftestAnswers): TestScore {
  const asked = new Set(askedQuestions(test, answers))
  const { countIn, isOfQuestions } = scorings[test.scoring ?? 'mean']
  const parts = test.dimensions.map(({ number, questions }) => {
    const own = questions.filter((question) => asked.has(question))
    const applying = own.filter((question) => answers[question.number] !== notApplicable)
    const known = applying.filter((question) => scoreOf(question, answers) !== null)
    const counted = countIn(own, answers)
    const score = counted.length > 0 ? weightedMean(counted) : null
    const level = levelAt(test, score)
    return {
      counted,
      dimension: { dimension: number, score, level, applying: applying.length, known: known.length },
    }
  })
  const dimensions = parts.map(({ dimension }) => dimension)
  const scores = isOfQuestions
    ? parts.flatMap(({ counted }) => counted)
    : dimensions.flatMap(({ score }) => (score === null ? [] : [{ score, weight: 1 }]))
  const score = scores.length > 0 ? weightedMean(scores) : null
  return { score, level: levelAt(test, score), dimensions }
}

type Weighted = { score: number; weight: number }

type Scoring = {
  /** What makes up the score of a dimension; nothing where too little is known. */
  countIn: (asked: SelftestQuestion[], answers: SelftestAnswers) => Weighted[]
  /** Whether the score of the test is of all questions, not of dimensions. */
  isOfQuestions: boolean
}

const scorings: Record<SelftestScoring, Scoring> = {
  mean: { countIn: knownHalf, isOfQuestions: false },
  share: {
    countIn: (asked, answers) =>
      asked.map((question) => ({
        score: answers[question.number] === notApplicable ? 100 : (scoreOf(question, answers) ?? 0),
        weight: question.weight,
      })),
    isOfQuestions: true,
  },
  ladder: { countIn: lastStep, isOfQuestions: false },
}

/** What is known of the questions that apply, where that is half of them at least. */
function knownHalf(asked: SelftestQuestion[], answers: SelftestAnswers): Weighted[] {
  const applying = asked.filter(({ number }) => answers[number] !== notApplicable)
  const scored = applying.flatMap((question) => {
    const score = scoreOf(question, answers)
    return score === null ? [] : [{ score, weight: question.weight }]
  })
  return scored.length * 2 >= applying.length ? scored : []
}

/** The points of the last answer that is known. */
function lastStep(asked: SelftestQuestion[], answers: SelftestAnswers): Weighted[] {
  const last = asked.findLast((question) => scoreOf(question, answers) !== null)
  const points = last && pointsOf(last)[Number(answers[last.number]) - 1]
  return points === undefined ? [] : [{ score: points, weight: 1 }]
}

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
export function possibleScores(question: SelftestQuestion, scoring: SelftestScoring = 'mean'): Set<number> {
  const points = pointsOf(question)
  if (scoring === 'ladder') return new Set(points)
  if (question.kind === 'number') return new Set(Array.from({ length: 101 }, (_, score) => score))
  if (question.kind === 'level')
    return new Set(points.map((_, place) => scoreOfPlaces(question, [place + 1])))
  if (question.kind !== 'several') return new Set([0, 100])
  const sums = new Set([0])
  for (const one of points) for (const sum of [...sums]) sums.add(sum + one)
  const most = points.reduce((sum, one) => sum + one, 0)
  return new Set([...sums].map((sum) => (most > 0 ? Math.round((100 * sum) / most) : 0)))
}
