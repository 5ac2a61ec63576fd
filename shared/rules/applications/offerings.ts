import { pathWithoutLocale } from '../../lib/locale.ts'
import type { EligibilityRule } from './eligibility.ts'
import type { QuestionSet } from './questions.ts'

/** Kinds of what can be applied for; each kind has its own records. */
export const offeringKinds = ['tool', 'service', 'resource', 'round'] as const
export type OfferingKind = (typeof offeringKinds)[number]

/** What can be applied for, by its kind and the public number of its record. */
export type OfferingKey = { kind: OfferingKind; number: number }

/**
 * Whether a kind recurs, edition by edition, with a closing time: each version that is sent gets a receipt, and a new
 * application can be filled from an earlier one.
 */
export const recurs = (kind: OfferingKind) => kind === 'round'

/** The collection in which staff edit the offerings of a kind. */
export const offeringCollections = {
  tool: 'tools',
  service: 'services',
  resource: 'resources',
  round: 'ventureRounds',
} as const satisfies Record<OfferingKind, string>

/** The kind of the offerings in a collection; undefined for what cannot be applied for. */
export function offeringKindIn(collection: string | undefined): OfferingKind | undefined {
  return offeringKinds.find((kind) => offeringCollections[kind] === collection)
}

/** The pages of each kind, without language prefix: its list, and what an id completes. */
export const offeringPaths = {
  tool: {
    list: '/tools',
    page: '/tools/toolsDetail/',
    form: '/toolAskFor/',
    application: '/toolApplyInfo/',
  },
  service: {
    list: '/tools/digitalServices',
    page: '/tools/digitalService/',
    form: '/applyServices/',
    application: '/applyServicesDetail/',
  },
  resource: {
    list: '/resource',
    page: '/resource/',
    form: '/resourceApply/',
    application: '/resourceApplyDetail/',
  },
  round: {
    list: '/ventureRounds',
    page: '/ventureRounds/',
    form: '/ventureApply/',
    application: '/ventureApplyDetail/',
  },
} as const satisfies Record<OfferingKind, Record<'list' | 'page' | 'form' | 'application', string>>

/** The kind whose form or application stands at an address. */
export function offeringKindAt(pathname: string): OfferingKind {
  const path = pathWithoutLocale(pathname)
  const isAt = ({ form, application }: (typeof offeringPaths)[OfferingKind]) =>
    path.startsWith(form) || path.startsWith(application)
  return offeringKinds.find((kind) => isAt(offeringPaths[kind])) ?? 'tool'
}

/** How a call's input names an offering: the field of its kind holds its number. */
export function offeringInput(
  kind: OfferingKind,
  id: string,
): { [Kind in OfferingKind as `${Kind}Id`]?: string } {
  return { [`${kind}Id`]: id }
}

/** When an offering takes applications, as instants; a draft begun before it closes can be sent until `until`. */
export type OfferingWindow = { opensAt: string; closesAt: string; until: string }

/** The facts about an offering that applying depends on. */
export type Offering = OfferingKey & {
  /** In the requested language, or the other if only that is published. */
  name: string
  /** The needs that it serves, by which similar offerings are found. */
  needs: readonly string[]
  papers: string[]
  claimSteps: string[]
  activationSteps: string[]
  activationKind: 'steps' | 'code'
  /** Where a granted offering is opened or downloaded: an https address or a path of this portal. */
  startLink: string | null
  /** The usual term of a grant; null if it does not end. */
  termMonths: number | null
  rules: EligibilityRule[]
  replyWorkingDays: number
  stockPerYear: number | null
  allowanceUnits: number
  /** Null where it takes applications at any time. */
  window: OfferingWindow | null
  /** The newest version of the questions. */
  questionSet: { id: string; questions: QuestionSet }
}
