import type { CollectionSchema } from '../content/collections.ts'
import { own, shared } from '../content/language-parts.ts'
import { verificationReasonUses } from '../organisations/verification-reasons.ts'
import { nextSteps, reasonUses } from './application-reasons.ts'

/** Templates for reviewers who refuse or ask for a correction. */
export const reasonCollection: CollectionSchema = {
  titleField: 'title',
  path: null,
  shownAt: [],
  canCreate: true,
  sortedBy: 'order',
  searchKind: null,
  fields: [
    { name: 'title', kind: 'text', most: 60, ...own },
    { name: 'template', kind: 'longText', most: 1_000, ...own },
    { name: 'nextText', kind: 'text', most: 120, ...own },
    { name: 'reasonUse', kind: 'choice', options: reasonUses, ...shared },
    { name: 'nextStep', kind: 'choice', options: nextSteps, ...shared },
    { name: 'order', kind: 'order', ...shared },
  ],
}

/** Reasons for verifiers who return, refuse or change an organisation's standing. */
export const verificationReasonCollection: CollectionSchema = {
  titleField: 'title',
  path: null,
  shownAt: [],
  canCreate: true,
  sortedBy: 'order',
  searchKind: null,
  fields: [
    { name: 'title', kind: 'text', most: 60, ...own },
    { name: 'nextText', kind: 'longText', most: 200, ...own },
    { name: 'verificationUse', kind: 'choice', options: verificationReasonUses, ...shared },
    { name: 'order', kind: 'order', ...shared },
  ],
}
