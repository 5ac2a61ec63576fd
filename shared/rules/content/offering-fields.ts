import { activationKinds } from '../toolbox/tool-facets.ts'
import { ownOptional, sharedOptional } from './language-parts.ts'

/** What a team reads when it applies; the same for every kind of offering. */
export const applyingTexts = [
  { name: 'claimSteps', kind: 'lines', most: 2_000, ...ownOptional },
  { name: 'papers', kind: 'lines', most: 1_500, ...ownOptional },
] as const

/** The same, and what it reads once an offering is granted. */
export const offeringTexts = [
  ...applyingTexts,
  // A granted applicant reads where it starts or which steps lead to it.
  {
    name: 'activationSteps',
    kind: 'lines',
    most: 2_000,
    neededWith: 'questions',
    unlessWith: 'startLink',
    isForGranted: true,
    ...ownOptional,
  },
] as const

/** Whom it is for and what is asked; an offering with questions needs an application. */
export const offeringForm = [
  { name: 'rules', kind: 'rules', ...sharedOptional },
  { name: 'questions', kind: 'questions', ...sharedOptional },
] as const

/** How soon an application is answered, and how many are granted in a year. */
export const offeringPace = [
  { name: 'replyDays', kind: 'number', highest: 250, neededWith: 'questions', ...sharedOptional },
  { name: 'stockPerYear', kind: 'number', ...sharedOptional },
] as const

/** What a grant takes of the yearly allowance, how long it lasts, and how it is handed over. */
export const offeringGrant = [
  { name: 'allowanceUnits', kind: 'number', ...sharedOptional },
  { name: 'termMonths', kind: 'number', highest: 240, ...sharedOptional },
  { name: 'activationKind', kind: 'choice', options: activationKinds, ...sharedOptional },
  { name: 'startLink', kind: 'target', most: 300, isForGranted: true, ...sharedOptional },
] as const
