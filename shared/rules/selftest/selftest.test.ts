import { describe, expect, it } from 'vitest'
import { nextSteps } from './advise.ts'
import { askedQuestions, type SelftestAnswers } from './asked-questions.ts'
import { dryRun } from './dry-run.ts'
import type { Questionnaire, SelftestAdvice, SelftestQuestion } from './questionnaire.ts'
import { readAnswer } from './read-answer.ts'
import { scoreTest } from './score-test.ts'

const texts = (answers: string[] = []) => ({
  zh: { title: '题', hint: '', unit: '', answers },
  en: { title: 'Question', hint: '', unit: '', answers },
})

function question(number: number, more: Partial<SelftestQuestion> = {}): SelftestQuestion {
  const base = { points: [], fullScoreAt: 1, weight: 1, hasNotApplicable: false, after: null }
  return { number, texts: texts(['一', '二', '三']), kind: 'level', ...base, ...more }
}

const level = (number: number, from: number) => ({
  number,
  from,
  texts: { zh: { name: `${from}`, summary: '' } },
})

function advice(number: number, more: Partial<SelftestAdvice> = {}): SelftestAdvice {
  const base = { levels: [], kinds: [], sizes: [], targets: [{ collection: 'tools' as const, number: 1001 }] }
  return { number, dimension: 1, texts: { zh: { title: '', body: '' } }, ...base, ...more }
}

function test(questions: SelftestQuestion[], more: Partial<Questionnaire> = {}): Questionnaire {
  const said = { zh: { title: '', summary: '', source: '', name: '' } }
  return {
    ...{ number: 1, use: 'maturity', minutes: 1, texts: said },
    levels: [level(11, 0), level(12, 50)],
    dimensions: [{ number: 1, texts: said, questions }],
    advice: [advice(21)],
    ...more,
  }
}

const scoreOf = (questions: SelftestQuestion[], answers: SelftestAnswers) =>
  scoreTest(test(questions), answers).dimensions[0]?.score

describe('another way of scoring', () => {
  const met = (number: number, more: Partial<SelftestQuestion> = {}) =>
    question(number, { kind: 'yesNo', hasNotApplicable: true, ...more })
  const scored = (questions: SelftestQuestion[][], scoring: 'share' | 'ladder', answers: SelftestAnswers) =>
    scoreTest(
      test([], {
        scoring,
        dimensions: questions.map((own, index) => ({ number: index + 1, texts: {}, questions: own })),
      }),
      answers,
    )

  it('counts the share of everything that is met: what does not apply is, what nobody knows is not', () => {
    const parts = [[met(1), met(2), met(3)], [met(4)]]
    const { score, dimensions } = scored(parts, 'share', { 1: 2, 2: 'notApplicable', 3: 'unsure' })
    expect([score, ...dimensions.map((one) => one.score)]).toEqual([50, 67, 0])
  })

  it('counts where a way of questions ends, each answer by its points out of 100', () => {
    const step = (number: number, points: number[], after = 0) =>
      question(number, { points, after: after ? { question: after, from: 2 } : null })
    const ladder = [step(1, [20, 20, 40]), step(2, [40, 60, 100], 1)]
    const scoreAt = (answers: SelftestAnswers) => scored([ladder], 'ladder', answers).score
    expect([scoreAt({ 1: 1 }), scoreAt({ 1: 2, 2: 1 }), scoreAt({ 1: 3, 2: 3 })]).toEqual([20, 40, 100])
    expect([scoreAt({ 1: 3, 2: 'unsure' }), scoreAt({ 1: 'unsure' })]).toEqual([40, null])
  })
})

describe('the score of a test', () => {
  it.each([
    ['the middle one of three levels', question(1), 2, 50],
    ['a level by its points', question(1, { points: [0, 1, 10] }), 2, 10],
    ['two of three', question(1, { kind: 'several' }), [1, 3], 67],
    ['some of several by their points', question(1, { kind: 'several', points: [6, 3, 1] }), [1], 60],
    ['none of several', question(1, { kind: 'several' }), 'none', 0],
    ['yes', question(1, { kind: 'yesNo' }), 2, 100],
    ['no', question(1, { kind: 'yesNo' }), 1, 0],
    ['a number below its target', question(1, { kind: 'number', fullScoreAt: 8 }), 2, 25],
    ['a number beyond it', question(1, { kind: 'number', fullScoreAt: 8 }), 80, 100],
    ['a link', question(1, { kind: 'evidence' }), 'linked', 100],
    ['no link', question(1, { kind: 'evidence' }), 'none', 0],
  ] as const)('counts %s', (_, one, answer, score) => {
    const given = typeof answer === 'object' ? [...answer] : answer
    expect(scoreOf([one], { 1: given })).toBe(score)
  })

  it('is the mean by weights, without what does not apply or is not known', () => {
    const questions = [question(1, { weight: 3 }), question(2), question(3), question(4)]
    expect(scoreOf(questions, { 1: 3, 2: 1, 3: 'unsure', 4: 'notApplicable' })).toBe(75)
  })

  it('is none where more is unknown than known, and the whole is that of the others', () => {
    const scored = scoreTest(test([question(1), question(2), question(3)]), {
      1: 3,
      2: 'unsure',
      3: 'unsure',
    })
    expect(scored).toMatchObject({ score: null, level: null, dimensions: [{ score: null, known: 1 }] })
  })

  it('has the highest level that it reaches', () => {
    expect(scoreTest(test([question(1)]), { 1: 2 }).level).toMatchObject({ number: 12 })
    expect(scoreTest(test([question(1)]), { 1: 1 }).level).toMatchObject({ number: 11 })
  })
})

describe('a question that follows from another', () => {
  const questions = [
    question(1),
    question(2, { kind: 'yesNo', after: { question: 1, from: 2 } }),
    question(3, { after: { question: 2, from: 2 } }),
  ]
  const asked = (answers: SelftestAnswers) =>
    askedQuestions(test(questions), answers).map(({ number }) => number)

  it('is asked from an answer on, and leads on itself only where it was asked', () => {
    expect(asked({ 1: 1, 2: 2 })).toEqual([1])
    expect(asked({ 1: 2, 2: 1 })).toEqual([1, 2])
    expect(asked({ 1: 3, 2: 2 })).toEqual([1, 2, 3])
    expect(asked({ 1: 'unsure', 2: 2 })).toEqual([1])
  })

  it('does not count where it is not asked', () => {
    expect(scoreOf(questions, { 1: 1, 2: 2, 3: 3 })).toBe(0)
  })
})

describe('what a form sends for a question', () => {
  it.each([
    ['a level', question(1), ['2'], { answer: 2 }],
    ['not knowing', question(1), ['unsure'], { answer: 'unsure' }],
    ['what does not exist', question(1), ['4'], { error: { reason: 'notAnOption' } }],
    ['nothing', question(1), [], { error: { reason: 'required' } }],
    ['what is not offered', question(1), ['notApplicable'], { error: { reason: 'notAnOption' } }],
    ['several', question(1, { kind: 'several' }), ['3', '1'], { answer: [1, 3] }],
    ['several, and not knowing', question(1, { kind: 'several' }), ['1', 'unsure'], { answer: [1] }],
    ['none', question(1, { kind: 'several' }), ['none'], { answer: 'none' }],
    ['a number', question(1, { kind: 'number' }), ['１２'], { answer: 12 }],
    ['no number', question(1, { kind: 'number' }), ['twelve'], { error: { reason: 'number' } }],
    ['no number, but a word', question(1, { kind: 'number' }), [' ', 'unsure'], { answer: 'unsure' }],
    [
      'a link',
      question(1, { kind: 'evidence' }),
      ['example.org/policy'],
      { answer: 'linked', link: 'https://example.org/policy' },
    ],
    ['no link', question(1, { kind: 'evidence' }), ['javascript:1'], { error: { reason: 'url' } }],
  ] as const)('is read: %s', (_, one, sent, read) => {
    expect(readAnswer(one, sent)).toEqual(read)
  })
})

describe('the next steps', () => {
  const dimensions = [1, 2, 3, 4].map((number) => ({
    ...{ number, texts: {} },
    questions: [question(number)],
  }))
  const everyOne = [1, 2, 3, 4].map((dimension) => advice(20 + dimension, { dimension }))
  const steps = (all: SelftestAdvice[], answers: SelftestAnswers, organisation = {}) => {
    const whole = test([], { dimensions, advice: all })
    const own = { kind: null, size: null, ...organisation }
    return nextSteps(whole, scoreTest(whole, answers), own).map((step) => step.advice.number)
  }

  it('are three, the lowest scores first', () => {
    expect(steps(everyOne, { 1: 3, 2: 1, 3: 2, 4: 1 })).toEqual([22, 24, 23])
  })

  it('leave out dimensions of which nothing is known', () => {
    expect(steps(everyOne, { 1: 3, 2: 'unsure', 3: 2, 4: 'unsure' })).toEqual([23, 21])
  })

  it('go by level, kind and size, and by the first rule that is met', () => {
    const all = [
      advice(31, { kinds: ['foundation'] }),
      advice(32, { sizes: ['upTo5'], levels: [11] }),
      advice(33, { levels: [12] }),
    ]
    expect(steps(all, { 1: 1 }, { kind: 'foundation' })).toEqual([31])
    expect(steps(all, { 1: 1 }, { size: 'upTo5' })).toEqual([32])
    expect(steps(all, { 1: 1 })).toEqual([])
    expect(steps(all, { 1: 3 }, { size: 'upTo5' })).toEqual([33])
  })
})

describe('a dry run', () => {
  const problems = (whole: Questionnaire, isOffered = true) =>
    dryRun(whole, () => isOffered).map(({ problem, number }) => `${problem} ${number}`)

  it('finds nothing in a questionnaire all of whose ways lead somewhere', () => {
    const followed = [question(1), question(2, { after: { question: 1, from: 3 } })]
    expect(problems(test(followed))).toEqual([])
  })

  it('names questions that nobody is asked', () => {
    const questions = [
      question(1, { after: { question: 2, from: 1 } }),
      question(2, { after: { question: 4, from: 4 } }),
      question(3, { after: { question: 99, from: 1 } }),
      question(4),
      question(5, { after: { question: 4, from: 4 } }),
    ]
    expect(problems(test(questions))).toEqual([1, 2, 3, 5].map((number) => `unreachableQuestion ${number}`))
  })

  it('names answers that cannot be chosen among, translated or counted', () => {
    const questions = [
      question(1, { texts: texts(['一']) }),
      question(2, { texts: { zh: texts(['一', '二']).zh, en: texts(['1', '2', '3']).en } }),
      question(3, { points: [1, 2] }),
      question(4, { points: [0, 0, 0] }),
      question(5),
    ]
    expect(problems(test(questions))).toEqual([
      ...['tooFewAnswers 1', 'answersDiffer 2', 'pointsUnfitting 3', 'pointsUnfitting 4'],
    ])
  })

  it('names levels that nobody reaches, and scores without one', () => {
    const yesNo = [question(1, { kind: 'yesNo' })]
    const levels = [level(11, 1), level(12, 40), level(13, 60)]
    expect(problems(test(yesNo, { levels }))).toEqual([
      ...['noLowestLevel 1', 'unreachableLevel 11', 'unreachableLevel 12'],
    ])
    // The mean of two can be one half.
    const both = [...yesNo, question(2, { kind: 'yesNo' })]
    expect(problems(test(both, { levels: [level(11, 0), level(12, 40), level(13, 60)] }))).toEqual([])
  })

  it('names advice that is never given, or that leads nowhere', () => {
    const levels = [level(11, 0), level(12, 40), level(13, 60)]
    const all = [
      advice(21, { levels: [12] }),
      advice(22, { kinds: ['foundation'] }),
      advice(23, { levels: [11, 13] }),
      advice(24, { sizes: ['upTo5'] }),
      advice(25, { targets: [] }),
    ]
    const told = problems(test([question(1, { kind: 'yesNo' })], { levels, advice: all }), false)
    expect(told).toEqual([
      ...['unreachableLevel 12', 'adviceForNoLevel 21', 'adviceTargetGone 22', 'adviceTargetGone 23'],
      ...['adviceCovered 24', 'adviceCovered 25'],
    ])
    expect(problems(test([question(1)], { advice: [advice(21, { targets: [] })] }))).toEqual([
      'adviceWithoutTarget 21',
    ])
  })

  it('names a dimension without questions', () => {
    expect(problems(test([]))).toContain('emptyDimension 1')
  })
})
