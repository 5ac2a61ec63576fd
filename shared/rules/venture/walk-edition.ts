import { type Locale, locales } from '../../lib/locale.ts'
import { type EligibilityRule, entityTypes } from '../applications/eligibility.ts'
import { evaluateEligibility, isEligible, type TeamFacts } from '../applications/evaluate-eligibility.ts'
import { titleKey, trackKey } from '../applications/question-marks.ts'
import type { Question, QuestionSet } from '../applications/questions.ts'
import type { Criterion } from './criteria.ts'
import { fieldsQuestion } from './judges.ts'
import type { RoundState } from './round-transitions.ts'

/** A round as a dry run sees it. Instants are ISO texts, null where nobody has stated them. */
export type WalkedRound = {
  ordinal: number
  state: RoundState
  opensAt: string | null
  closesAt: string | null
  graceMinutes: number
  scoresDueAt: string | null
  places: number
  budget: number
  judgesPerEntry: number
  criteria: readonly Criterion[]
  hiddenQuestions: readonly string[]
  /** In which its text is published. */
  languages: readonly Locale[]
  /** What is asked and of whom, as it is published, else as it is drafted; null where nothing is asked yet. */
  questions: QuestionSet | null
  rules: readonly EligibilityRule[]
}

/** What a round cannot open without. */
export const roundLacks = ['text', 'questions', 'times', 'criteria', 'weight'] as const
export type RoundLack = (typeof roundLacks)[number]

/** What contradicts itself or would surprise a team; the edition can be run with it. */
export const walkFindings = [
  'noRounds',
  'sameTitle',
  'takenOver',
  'editionPage',
  'competitionRules',
  'replyDays',
  'untitled',
  'onlyTitle',
  'language',
  'overlap',
  'places',
  'budget',
  'track',
  'hiddenGone',
  'named',
  'nobody',
  'judges',
  'trackJudges',
  'expertise',
] as const
type WalkFinding = (typeof walkFindings)[number]

/** Somebody who has accepted to judge: only some tracks, or all where there are none, and with which expertise. */
export type WalkedJudge = { tracks: readonly string[]; fields: readonly string[] }

/** Of a round, or of the whole edition where it is null; `what` names questions, their options or a language. */
export type Finding = { ordinal: number | null; kind: RoundLack | WalkFinding; what: string[] }

/** How many made-up entries stand in a round, and how many reviews they need. */
type WalkStep = { ordinal: number; entries: number; reviews: number; onward: number }
export type Walk = { steps: WalkStep[]; findings: Finding[] }

/** What a round still lacks, in the order in which somebody would do it. */
export function lacksOf(round: WalkedRound): RoundLack[] {
  const { languages, questions, criteria } = round
  const counted = criteria.filter(({ isCounted }) => isCounted)
  const is: Record<RoundLack, boolean> = {
    text: languages.length === 0,
    questions: allQuestions(questions).length === 0,
    times: !round.opensAt || !round.closesAt || !round.scoresDueAt,
    criteria: counted.length === 0,
    weight: counted.some(({ weight }) => weight <= 0),
  }
  return roundLacks.filter((lack) => is[lack])
}

/**
 * Sends made-up teams through an edition: one of each legal form, registered long ago and lately, who declare whatever is
 * asked. The same edition always gives the same result.
 * @param judges who has accepted to judge it
 */
export function walkEdition(
  rounds: readonly WalkedRound[],
  judges: readonly WalkedJudge[],
  today: string,
): Walk {
  const inOrder = rounds.toSorted((a, b) => a.ordinal - b.ordinal)
  if (inOrder.length === 0) return { steps: [], findings: [{ ordinal: null, kind: 'noRounds', what: [] }] }
  return {
    steps: stepsOf(inOrder),
    findings: inOrder.flatMap((round, index) => [
      ...lacksOf(round).map((kind) => ({ ordinal: round.ordinal, kind, what: [] })),
      ...ownFindings(round, today),
      ...judgeFindings(round, judges),
      ...findingsBeside(round, inOrder[index - 1]),
      ...(index === inOrder.length - 1 && round.budget === 0
        ? [{ ordinal: round.ordinal, kind: 'budget' as const, what: [] }]
        : []),
    ]),
  }
}

/** Four teams for every place of the first round, as many as a large programme has at most. */
const perPlace = 4
const mostEntries = 2_000

function stepsOf(rounds: readonly WalkedRound[]): WalkStep[] {
  let entries = Math.min((rounds[0]?.places ?? 0) * perPlace, mostEntries)
  return rounds.map(({ ordinal, places, judgesPerEntry }) => {
    const onward = Math.min(entries, places)
    const step = { ordinal, entries, reviews: entries * judgesPerEntry, onward }
    entries = onward
    return step
  })
}

function ownFindings(round: WalkedRound, today: string): Finding[] {
  const asked = allQuestions(round.questions)
  const { ordinal, hiddenQuestions: hidden, languages } = round
  const found = (kind: WalkFinding, what: string[]) => (what.length > 0 ? [{ ordinal, kind, what }] : [])
  const keys = asked.map(({ key }) => key)
  return [
    ...found('language', languages.length === 1 ? locales.filter((one) => !languages.includes(one)) : []),
    ...(asked.length > 0 && !keys.includes(titleKey)
      ? [{ ordinal, kind: 'untitled' as const, what: [] }]
      : []),
    ...(asked.length === 1 && keys.includes(titleKey)
      ? [{ ordinal, kind: 'onlyTitle' as const, what: [] }]
      : []),
    ...found('hiddenGone', asked.length > 0 ? hidden.filter((key) => !keys.includes(key)) : []),
    ...found(
      'named',
      asked.filter((one) => namesTeam(one) && !hidden.includes(one.key)).map(({ key }) => key),
    ),
    ...(madeUpTeams(round.rules, today).some((facts) => isEligible(evaluateEligibility(round.rules, facts)))
      ? []
      : [{ ordinal, kind: 'nobody' as const, what: [] }]),
  ]
}

/** Until when entries get their judges. */
const judgesNeeded: readonly RoundState[] = ['planned', 'open', 'grace', 'reviewing']

/** What stands against assigning the round's entries, and what no judge knows about. */
function judgeFindings(round: WalkedRound, judges: readonly WalkedJudge[]): Finding[] {
  const { ordinal, state, judgesPerEntry } = round
  if (!judgesNeeded.includes(state)) return []
  if (judges.length < judgesPerEntry) return [{ ordinal, kind: 'judges', what: [] }]
  const isShort = (track: string) =>
    judges.filter(({ tracks }) => tracks.length === 0 || tracks.includes(track)).length < judgesPerEntry
  const short = tracksOf(round).filter(isShort)
  const known = new Set(judges.flatMap(({ fields }) => fields))
  const unknown = [...tracksOf(round), ...optionsOf(round, fieldsQuestion)].filter((one) => !known.has(one))
  return [
    ...(short.length > 0 ? [{ ordinal, kind: 'trackJudges' as const, what: short }] : []),
    ...(unknown.length > 0 ? [{ ordinal, kind: 'expertise' as const, what: unknown }] : []),
  ]
}

function findingsBeside(round: WalkedRound, before: WalkedRound | undefined): Finding[] {
  if (!before) return []
  const { ordinal } = round
  const isEarly = round.opensAt !== null && before.scoresDueAt !== null && round.opensAt <= before.scoresDueAt
  const hadTracks = tracksOf(before)
  const hasTracks = tracksOf(round)
  const isAsked = round.questions !== null && before.questions !== null
  return [
    ...(isEarly ? [{ ordinal, kind: 'overlap' as const, what: [] }] : []),
    ...(round.places > before.places ? [{ ordinal, kind: 'places' as const, what: [] }] : []),
    ...(isAsked && hadTracks.join() !== hasTracks.join()
      ? [{ ordinal, kind: 'track' as const, what: [] }]
      : []),
  ]
}

const tracksOf = (round: WalkedRound): string[] => optionsOf(round, trackKey)

function optionsOf({ questions }: WalkedRound, of: string): string[] {
  const asked = allQuestions(questions).find(({ key }) => key === of)
  return asked && 'options' in asked ? asked.options.map(({ value }) => value) : []
}

export function allQuestions(set: QuestionSet | null): Question[] {
  return set?.sections.flatMap(({ questions }) => questions) ?? []
}

/** Whether the answer says by itself who has entered. */
function namesTeam(question: Question): boolean {
  if (question.type !== 'text') return false
  return question.prefill !== undefined || question.format === 'email' || question.format === 'phone'
}

function madeUpTeams(rules: readonly EligibilityRule[], today: string): TeamFacts[] {
  const declared = rules.flatMap((rule) => (rule.kind === 'declared' ? [rule.key] : []))
  const year = Number(today.slice(0, 4))
  return entityTypes.flatMap((entityType) =>
    [year - 1, year - 30].map((registered): TeamFacts => {
      const isTeam = entityType === 'volunteerTeam'
      return {
        today,
        role: 'superAdmin',
        teamKind: isTeam ? 'unregistered' : 'registered',
        verification: isTeam
          ? null
          : { isVerified: true, isUnderWay: false, entityType, registeredOn: `${registered}-01-01` },
        declared,
        ...{ stockLeft: null, allowanceLeft: null, allowanceUnits: 0 },
        ...{
          offeringKind: 'round',
          window: null,
          advancing: null,
          openApplicationId: null,
          otherTeams: null,
        },
      }
    }),
  )
}
