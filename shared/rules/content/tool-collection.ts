import { activationKinds, screenLanguages, toolCosts, toolKinds, toolNeeds } from '../toolbox/tool-facets.ts'
import type { CollectionDefinition } from './collections.ts'
import { own, ownOptional, shared, sharedOptional } from './language-parts.ts'

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
    { name: 'claimSteps', kind: 'lines', most: 2_000, ...ownOptional },
    { name: 'papers', kind: 'lines', most: 1_500, ...ownOptional },
    // A granted applicant reads where the tool starts or which steps lead to it.
    {
      ...{ name: 'activationSteps', kind: 'lines', most: 2_000, ...ownOptional },
      ...{ neededWith: 'questions', unlessWith: 'startLink' },
    },
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
    { name: 'rules', kind: 'rules', ...sharedOptional },
    { name: 'questions', kind: 'questions', ...sharedOptional },
    { name: 'replyDays', kind: 'number', highest: 250, neededWith: 'questions', ...sharedOptional },
    { name: 'stockPerYear', kind: 'number', ...sharedOptional },
    { name: 'allowanceUnits', kind: 'number', ...sharedOptional },
    { name: 'termMonths', kind: 'number', highest: 240, ...sharedOptional },
    { name: 'activationKind', kind: 'choice', options: activationKinds, ...sharedOptional },
    { name: 'startLink', kind: 'target', most: 300, ...sharedOptional },
  ],
} as const satisfies CollectionDefinition
