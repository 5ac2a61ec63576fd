import { screenLanguages, toolCosts, toolKinds, toolNeeds } from '../toolbox/tool-facets.ts'
import type { CollectionDefinition } from './collection-schema.ts'
import { own, ownOptional, shared, sharedOptional } from './language-parts.ts'
import { offeringForm, offeringGrant, offeringPace, offeringTexts } from './offering-fields.ts'

/**
 * The tools. An open catalogue's data on a tool is enough to publish it; a tool with questions needs an
 * application, a tool without is open to everybody.
 */
export const toolCollection = {
  titleField: 'name',
  path: '/tools/toolsDetail/:number',
  shownAt: ['/tools'],
  sortedBy: 'newest',
  searchKind: 'tool',
  fields: [
    { name: 'name', kind: 'text', most: 80, ...own },
    { name: 'tagline', kind: 'text', most: 160, ...own },
    { name: 'description', kind: 'richText', most: 6_000, ...own },
    { name: 'audience', kind: 'longText', most: 1_000, ...ownOptional },
    { name: 'keywords', kind: 'text', most: 300, ...ownOptional },
    ...offeringTexts,
    { name: 'exitRoute', kind: 'longText', most: 1_000, ...ownOptional },
    { name: 'costAfter', kind: 'longText', most: 1_000, ...ownOptional },
    { name: 'toolNeeds', kind: 'choice', options: toolNeeds, many: true, ...shared },
    { name: 'fields', kind: 'choice', optionsFrom: 'fields', many: true, ...shared },
    { name: 'toolKind', kind: 'choice', options: toolKinds, unsaid: 'cloudService', ...shared },
    { name: 'toolCost', kind: 'choice', options: toolCosts, ...sharedOptional },
    { name: 'licence', kind: 'text', most: 120, ...shared },
    { name: 'homepage', kind: 'link', most: 300, ...sharedOptional },
    { name: 'repository', kind: 'link', most: 300, ...sharedOptional },
    { name: 'interfaceLanguages', kind: 'choice', options: screenLanguages, many: true, ...sharedOptional },
    { name: 'reviewedOn', kind: 'date', ...sharedOptional },
    ...offeringForm,
    ...offeringPace,
    ...offeringGrant,
  ],
} as const satisfies CollectionDefinition
