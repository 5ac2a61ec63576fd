import { entityTypes } from '../applications/eligibility.ts'
import { isMet } from './advise.ts'
import {
  countAnswers,
  type Questionnaire,
  questionsIn,
  type SelftestAdvice,
  type SelftestDimension,
  type SelftestLevel,
  type SelftestQuestion,
} from './questionnaire.ts'
import { levelAt, possibleScores } from './score-test.ts'
import { organisationSizes, type SelftestScoring, selftestTerms } from './selftest-facets.ts'

export const dryRunProblems = [
  'emptyDimension',
  'tooFewAnswers',
  'answersDiffer',
  'pointsUnfitting',
  'unreachableQuestion',
  'noLowestLevel',
  'unreachableLevel',
  'adviceForNoLevel',
  'adviceCovered',
  'adviceWithoutTarget',
  'adviceTargetGone',
] as const
type DryRunProblem = (typeof dryRunProblems)[number]

/** What is wrong, and with which record. */
export type DryRunFinding = {
  problem: DryRunProblem
  collection: 'selfTests' | 'selfTestDimensions' | 'selfTestQuestions' | 'selfTestLevels' | 'selfTestAdvice'
  number: number
}

/** More questions in one dimension are taken to make any score possible. */
const mostTried = 20

/**
 * Goes over every way through a questionnaire and names what nobody would ever see, and what cannot be scored.
 * A question that is asked only after another counts as possibly asked and possibly not, whatever its dimension's
 * other answers are: a level or advice that is named here is out of reach in every case.
 * @param isOffered whether what advice leads to is published
 */
export function dryRun(
  test: Questionnaire,
  isOffered: (target: SelftestAdvice['targets'][number]) => boolean,
): DryRunFinding[] {
  const reached = reachedQuestions(test)
  const scores = new Map(test.dimensions.map((one) => [one.number, scoresOf(one, reached, test.scoring)]))
  return [
    ...test.dimensions.flatMap(findingsOfDimension),
    ...questionsIn(test).flatMap((question) => findingsOfQuestion(question, reached)),
    ...findingsOfLevels(test, [...scores.values()]),
    ...test.advice.flatMap((advice) => findingsOfAdvice(test, advice, scores, isOffered)),
  ]
}

function findingsOfDimension({ number, questions }: SelftestDimension): DryRunFinding[] {
  return questions.length === 0
    ? [{ problem: 'emptyDimension', collection: 'selfTestDimensions', number }]
    : []
}

function findingsOfQuestion(question: SelftestQuestion, reached: Set<number>): DryRunFinding[] {
  const { number, kind, points, texts } = question
  const isChosen = kind === 'level' || kind === 'several'
  const count = countAnswers(question)
  const problems: Partial<Record<DryRunProblem, boolean>> = {
    tooFewAnswers: isChosen && count < 2,
    answersDiffer: texts.zh && texts.en && isChosen && texts.zh.answers.length !== texts.en.answers.length,
    pointsUnfitting: isChosen && points.length > 0 && (points.length !== count || Math.max(...points) <= 0),
    unreachableQuestion: !reached.has(number),
  }
  return dryRunProblems.flatMap((problem) =>
    problems[problem] ? [{ problem, collection: 'selfTestQuestions' as const, number }] : [],
  )
}

/** A question is reached that follows from an answer which an earlier question offers that is itself reached. */
function reachedQuestions(test: Questionnaire): Set<number> {
  const reached = new Set<number>()
  const questions = questionsIn(test)
  for (const { number, after } of questions) {
    const parent = after && questions.find((one) => one.number === after.question)
    if (!after || (parent && reached.has(parent.number) && after.from <= highestPlace(parent)))
      reached.add(number)
  }
  return reached
}

function highestPlace(question: SelftestQuestion): number {
  return question.kind === 'number' ? selftestTerms.highestNumber : countAnswers(question)
}

/** Every score that a dimension can have, with any of its questions left out. */
function scoresOf(
  { questions }: SelftestDimension,
  reached: Set<number>,
  scoring: SelftestScoring = 'mean',
): Set<number> {
  const asked = questions.filter(({ number }) => reached.has(number))
  if (scoring === 'ladder') return new Set(asked.flatMap((one) => [...possibleScores(one, scoring)]))
  if (asked.length > mostTried) return new Set(Array.from({ length: 101 }, (_, score) => score))
  return means(asked.map((question) => ({ scores: possibleScores(question), weight: question.weight })))
}

/** The rounded weighted means of one value of each, or of some of them. */
function means(parts: { scores: Set<number>; weight: number }[]): Set<number> {
  /** Of each sum of weights, the sums of scores that make it. */
  let sums = new Map([[0, new Set([0])]])
  for (const { scores, weight } of parts) {
    const next = new Map([...sums].map(([weights, all]) => [weights, new Set(all)]))
    for (const [weights, all] of sums) {
      const grown = next.get(weights + weight) ?? new Set<number>()
      for (const sum of all) for (const score of scores) grown.add(sum + score * weight)
      next.set(weights + weight, grown)
    }
    sums = next
  }
  const pairs = [...sums].filter(([weights]) => weights > 0)
  return new Set(pairs.flatMap(([weights, all]) => [...all].map((sum) => Math.round(sum / weights))))
}

function findingsOfLevels(test: Questionnaire, dimensions: Set<number>[]): DryRunFinding[] {
  const overall = means(dimensions.map((scores) => ({ scores, weight: 1 })))
  const reached = new Set([...overall].map((score) => levelAt(test, score)))
  const lacksLowest: DryRunFinding[] = reached.has(null)
    ? [{ problem: 'noLowestLevel', collection: 'selfTests', number: test.number }]
    : []
  const outOfReach = test.levels.filter((level) => !reached.has(level))
  return [
    ...lacksLowest,
    ...outOfReach.map(({ number }) => ({
      ...{ problem: 'unreachableLevel' as const, collection: 'selfTestLevels' as const, number },
    })),
  ]
}

function findingsOfAdvice(
  test: Questionnaire,
  advice: SelftestAdvice,
  scores: Map<number, Set<number>>,
  isOffered: (target: SelftestAdvice['targets'][number]) => boolean,
): DryRunFinding[] {
  const levels = new Set([...(scores.get(advice.dimension) ?? [])].map((score) => levelAt(test, score)))
  const told = (problem: DryRunProblem): DryRunFinding[] => [
    { problem, collection: 'selfTestAdvice', number: advice.number },
  ]
  if (![...levels].some((level) => isMet({ ...advice, kinds: [], sizes: [] }, level, nobody)))
    return told('adviceForNoLevel')
  const earlier = test.advice
    .slice(0, test.advice.indexOf(advice))
    .filter(({ dimension }) => dimension === advice.dimension)
  if (!isEverFirst(advice, earlier, [...levels])) return told('adviceCovered')
  if (advice.targets.length === 0) return told('adviceWithoutTarget')
  return advice.targets.every((target) => !isOffered(target)) ? told('adviceTargetGone') : []
}

const nobody = { kind: null, size: null }

function isEverFirst(
  advice: SelftestAdvice,
  earlier: SelftestAdvice[],
  levels: (SelftestLevel | null)[],
): boolean {
  const organisations = [null, ...entityTypes].flatMap((kind) =>
    [null, ...organisationSizes].map((size) => ({ kind, size })),
  )
  return levels.some((level) =>
    organisations.some(
      (organisation) =>
        isMet(advice, level, organisation) && !earlier.some((one) => isMet(one, level, organisation)),
    ),
  )
}
