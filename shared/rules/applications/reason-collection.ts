import type { CollectionDefinition } from '../content/collection-schema.ts'
import { own, shared } from '../content/language-parts.ts'
import { verificationReasonUses } from '../organisations/verification-reasons.ts'
import { nextSteps, reasonUses } from './application-reasons.ts'

/** What reviewers start from when they refuse or ask for a correction. */
export const reasonCollection = {
  titleField: 'title',
  shownAt: [],
  fields: [
    { name: 'title', kind: 'text', most: 60, ...own },
    { name: 'template', kind: 'longText', most: 1_000, ...own },
    { name: 'nextText', kind: 'text', most: 120, ...own },
    { name: 'reasonUse', kind: 'choice', options: reasonUses, ...shared },
    { name: 'nextStep', kind: 'choice', options: nextSteps, ...shared },
    { name: 'order', kind: 'order', ...shared },
  ],
} as const satisfies CollectionDefinition

/** What verifiers choose from when they return, refuse or change how an organisation stands. */
export const verificationReasonCollection = {
  titleField: 'title',
  shownAt: [],
  fields: [
    { name: 'title', kind: 'text', most: 60, ...own },
    { name: 'nextText', kind: 'longText', most: 200, ...own },
    { name: 'verificationUse', kind: 'choice', options: verificationReasonUses, ...shared },
    { name: 'order', kind: 'order', ...shared },
  ],
} as const satisfies CollectionDefinition
