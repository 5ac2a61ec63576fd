import { describe, expect, it } from 'vitest'
import type { QuestionSet } from '../applications/questions.ts'
import { type Finding, lacksOf, type WalkedJudge, type WalkedRound, walkEdition } from './walk-edition.ts'

const words = { zh: '字', en: 'Words' }
const today = '2026-11-27'

const title = { key: 'title', label: words, type: 'text', maxLength: 60 } as const

function asking(...tracks: string[]): QuestionSet {
  const need = { key: 'need', label: words, type: 'longText', maxLength: 500 } as const
  const options = tracks.map((value) => ({ value, label: words }))
  const track = { key: 'track', label: words, type: 'choice', options } as const
  return {
    sections: [{ key: 'one', title: words, questions: [title, need, ...(tracks.length > 0 ? [track] : [])] }],
  }
}

function round(ordinal: number, more: Partial<WalkedRound> = {}): WalkedRound {
  return {
    ...{ ordinal, state: 'planned', graceMinutes: 0, places: 20 / ordinal, budget: 0, judgesPerEntry: 3 },
    opensAt: `2027-0${ordinal}-01T01:00:00.000Z`,
    closesAt: `2027-0${ordinal}-10T01:00:00.000Z`,
    scoresDueAt: `2027-0${ordinal}-20T01:00:00.000Z`,
    criteria: [
      {
        key: 'need',
        label: words,
        hint: words,
        weight: 2,
        low: 0,
        high: 10,
        isRequired: true,
        isCounted: true,
      },
    ],
    ...{ hiddenQuestions: [], languages: ['zh', 'en'], questions: asking(), rules: [] },
    ...more,
  }
}

const judges = (count: number, ...fields: string[]) =>
  Array.from({ length: count }, (): WalkedJudge => ({ tracks: [], fields }))
const told = (findings: readonly Finding[]) =>
  findings.map(({ ordinal, kind, what }) => [ordinal, kind, ...what].join(' '))
const findingsOf = (...rounds: WalkedRound[]) => told(walkEdition(rounds, judges(3, 'a'), today).findings)

describe('a dry run of an edition', () => {
  it('finds nothing in one that is complete, and says how much work each round is', () => {
    const walk = walkEdition([round(2, { budget: 500_000 }), round(1)], judges(12), today)
    expect(walk).toEqual({
      findings: [],
      steps: [
        { ordinal: 1, entries: 80, reviews: 240, onward: 20 },
        { ordinal: 2, entries: 20, reviews: 60, onward: 10 },
      ],
    })
  })

  it('asks for rounds where there are none, and for everything that a new one lacks', () => {
    expect(findingsOf()).toEqual([' noRounds'])
    const bare = {
      languages: [],
      questions: null,
      criteria: [],
      opensAt: null,
      closesAt: null,
      scoresDueAt: null,
    }
    expect(findingsOf(round(1, { ...bare, budget: 1 }))).toEqual([
      '1 text',
      '1 questions',
      '1 times',
      '1 criteria',
    ])
    expect(lacksOf(round(1, { questions: null }))).toEqual(['questions'])
    const [criterion] = round(1).criteria
    if (!criterion) throw new Error('no criterion')
    expect(lacksOf(round(1, { criteria: [{ ...criterion, weight: 0 }] }))).toEqual(['weight'])
    expect(lacksOf(round(1, { criteria: [{ ...criterion, isCounted: false }] }))).toEqual(['criteria'])
  })

  it('finds what contradicts the round before', () => {
    const second = round(2, {
      opensAt: '2027-01-15T01:00:00.000Z',
      places: 30,
      questions: asking('a'),
      budget: 1,
    })
    expect(findingsOf(round(1), second)).toEqual(['2 overlap', '2 places', '2 track'])
    expect(findingsOf(round(1, { questions: asking('a') }), round(2, { questions: asking('a') }))).toEqual([
      '2 budget',
    ])
  })

  it('finds what would name the teams to judges, and questions that are gone', () => {
    const questions: QuestionSet = {
      sections: [
        {
          key: 'one',
          title: words,
          questions: [
            title,
            { key: 'who', label: words, type: 'text', maxLength: 60, prefill: 'organisationName' },
            { key: 'mail', label: words, type: 'text', maxLength: 60, format: 'email' },
          ],
        },
      ],
    }
    const own = round(1, { questions, hiddenQuestions: ['mail', 'gone'], budget: 1 })
    expect(findingsOf(own)).toEqual(['1 hiddenGone gone', '1 named who'])
  })

  it('finds a form that asks for no name, or for nothing else', () => {
    const of = (...questions: QuestionSet['sections'][number]['questions']) =>
      findingsOf(round(1, { questions: { sections: [{ key: 'one', title: words, questions }] }, budget: 1 }))
    expect(of({ key: 'q1', label: words, type: 'text', maxLength: 60 })).toEqual(['1 untitled'])
    expect(of(title)).toEqual(['1 onlyTitle'])
  })

  it('finds a missing language, too few judges, and rules that nobody meets', () => {
    expect(findingsOf(round(1, { languages: ['zh'], budget: 1 }))).toEqual(['1 language en'])
    expect(told(walkEdition([round(1, { budget: 1 })], judges(2), today).findings)).toEqual(['1 judges'])
    expect(told(walkEdition([round(1, { budget: 1 })], [], today).findings)).toEqual(['1 judges'])
    const asked = { kind: 'declared', key: 'agreed', statement: words } as const
    expect(findingsOf(round(1, { budget: 1, rules: [asked, { kind: 'teamAdmin' }] }))).toEqual([])
    const both = [
      { kind: 'verifiedOrganisation' } as const,
      { kind: 'entityType', anyOf: ['volunteerTeam'] } as const,
    ]
    expect(findingsOf(round(1, { budget: 1, rules: [...both] as WalkedRound['rules'] }))).toEqual([
      '1 nobody',
    ])
    expect(findingsOf(round(1, { budget: 1, rules: [{ kind: 'registeredYears', atLeast: 80 }] }))).toEqual([
      '1 nobody',
    ])
  })

  it('finds tracks with too few judges, and what no judge knows, until the entries are judged', () => {
    const own = round(1, { questions: asking('a', 'b'), budget: 1 })
    const found = (state: WalkedRound['state'], people: WalkedJudge[]) =>
      told(walkEdition([{ ...own, state }], people, today).findings)
    const ofA = (count: number) => judges(count, 'a').map((judge) => ({ ...judge, tracks: ['a'] }))
    expect(found('planned', [...ofA(3), ...judges(2, 'b')])).toEqual(['1 trackJudges b'])
    expect(found('reviewing', [...ofA(1), ...judges(3)])).toEqual(['1 expertise b'])
    expect(found('grace', [...ofA(1), ...judges(3, 'b')])).toEqual([])
    expect(found('deliberating', [])).toEqual([])
  })
})
