import { type Bilingual, type Locale, locales } from '../../lib/locale.ts'
import type { EntityType } from '../applications/eligibility.ts'
import type { OrganisationSize, SelftestKind, SelftestScoring, SelftestUse } from './selftest-facets.ts'

/** What a part of a questionnaire says, in each language in which it was published. */
type Said<Words> = { texts: Partial<Record<keyof Bilingual, Words>> }

export type SelftestLevel = Said<{ name: string; summary: string }> & {
  number: number
  /** The lowest score of the level, 0 to 100. */
  from: number
}

export type SelftestQuestion = Said<{ title: string; hint: string; answers: string[]; unit: string }> & {
  number: number
  kind: SelftestKind
  /** Of `several`: of each answer, in their order; all are worth 1 where it is empty. Of `level`: likewise 0, 1, 2 … */
  points: number[]
  /** Of `number`: from where on the score is full. */
  fullScoreAt: number
  weight: number
  hasNotApplicable: boolean
  /** Asked only where this question was answered with at least the `from`th answer; yes is the second after no. */
  after: { question: number; from: number } | null
}

export type SelftestDimension = Said<{ name: string; summary: string }> & {
  number: number
  questions: SelftestQuestion[]
}

export const targetCollections = [
  'tools',
  'services',
  'resources',
  'articles',
  'volunteerActivities',
] as const
type TargetCollection = (typeof targetCollections)[number]

/** The field of a piece of advice that names what it offers of each collection. */
export const targetFields = {
  tools: 'tools',
  services: 'services',
  resources: 'resources',
  articles: 'articles',
  volunteerActivities: 'activities',
} as const satisfies Record<TargetCollection, string>

export type SelftestAdvice = Said<{ title: string; body: string }> & {
  number: number
  dimension: number
  /** Numbers of levels; empty for any. So with kinds and sizes of the organisation. */
  levels: number[]
  kinds: EntityType[]
  sizes: OrganisationSize[]
  targets: { collection: TargetCollection; number: number }[]
}

/** A questionnaire as it is answered. Once somebody has begun it, this version of it stays as it is. */
export type Questionnaire = Said<{ title: string; summary: string; source: string }> & {
  number: number
  use: SelftestUse
  minutes: number
  /** `mean` where it is missing. */
  scoring?: SelftestScoring
  /** The lowest first. */
  levels: SelftestLevel[]
  dimensions: SelftestDimension[]
  advice: SelftestAdvice[]
}

/** What a part says to a reader: in the page's language where it has one. */
export function saidIn<Words>({ texts }: Said<Words>, locale: Locale): Words & { language: Locale } {
  const language = texts[locale] ? locale : (locales.find((one) => texts[one]) ?? locale)
  return { ...(texts[language] as Words), language }
}

export function questionsIn({ dimensions }: Questionnaire): SelftestQuestion[] {
  return dimensions.flatMap(({ questions }) => questions)
}

/** How many answers a question offers, besides those that every question has. */
export function countAnswers(question: SelftestQuestion): number {
  if (question.kind === 'yesNo') return 2
  if (question.kind !== 'level' && question.kind !== 'several') return 0
  return (question.texts.zh ?? question.texts.en)?.answers.length ?? 0
}
