import { serviceCategories, serviceCosts, serviceModes } from '../toolbox/service-facets.ts'
import { toolAudiences } from '../toolbox/tool-facets.ts'
import type { CollectionDefinition } from './collection-schema.ts'
import { own, ownOptional, shared, sharedOptional } from './language-parts.ts'
import { offeringForm, offeringGrant, offeringTexts } from './offering-fields.ts'

/** Tools in the chosen order. */
const chosenTools = {
  name: 'tools',
  kind: 'relation',
  relatesTo: 'tools',
  isOrdered: true,
  many: true,
} as const

/** What stands in the toolbox beside the tools: services, selections of tools, and notices. */
export const toolboxCollections = {
  services: {
    titleField: 'title',
    path: '/tools/digitalService/:number',
    shownAt: ['/tools', '/tools/digitalServices'],
    searchKind: 'service',
    fields: [
      { name: 'title', kind: 'text', most: 60, ...own },
      { name: 'summary', kind: 'longText', most: 160, ...own },
      { name: 'provider', kind: 'text', most: 60, ...own },
      { name: 'body', kind: 'richText', most: 6_000, ...own },
      { name: 'audience', kind: 'longText', most: 600, ...own },
      { name: 'results', kind: 'lines', most: 1_000, ...own },
      { name: 'steps', kind: 'lines', most: 1_500, ...own },
      { name: 'limits', kind: 'longText', most: 600, ...own },
      ...offeringTexts,
      { name: 'keywords', kind: 'text', most: 200, ...ownOptional },
      { name: 'serviceCategory', kind: 'choice', options: serviceCategories, ...shared },
      { name: 'modes', kind: 'choice', options: serviceModes, many: true, ...shared },
      { name: 'cost', kind: 'choice', options: serviceCosts, ...shared },
      { name: 'whoMayApply', kind: 'choice', options: toolAudiences, followsRules: true, ...shared },
      { name: 'replyDays', kind: 'number', ...shared },
      { name: 'workDays', kind: 'number', ...shared },
      { name: 'places', kind: 'number', ...sharedOptional },
      ...offeringForm,
      ...offeringGrant,
      { ...chosenTools, most: 6, ...sharedOptional },
      { name: 'reviewedOn', kind: 'date', ...shared },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  topics: {
    titleField: 'name',
    previewedOn: 'topics',
    shownAt: ['/tools', '/tools/specialList'],
    fields: [
      { name: 'name', kind: 'text', most: 40, ...own },
      { name: 'prefix', kind: 'text', most: 24, ...own },
      { name: 'summary', kind: 'longText', most: 200, ...own },
      { name: 'advice', kind: 'longText', most: 400, ...ownOptional },
      { ...chosenTools, most: 12, ...shared },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  scenes: {
    titleField: 'name',
    path: '/tools/scene/:number',
    shownAt: ['/tools', '/tools/sceneService'],
    fields: [
      { name: 'name', kind: 'text', most: 40, ...own },
      { name: 'summary', kind: 'longText', most: 200, ...own },
      { name: 'steps', kind: 'lines', most: 2_000, ...own },
      { name: 'advice', kind: 'longText', most: 400, ...ownOptional },
      { ...chosenTools, most: 12, ...shared },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  notices: {
    titleField: 'title',
    previewedOn: 'toolbox',
    shownAt: ['/tools', '/', '/home'],
    sortedBy: 'newest',
    fields: [
      { name: 'title', kind: 'text', most: 80, ...own },
      { name: 'body', kind: 'longText', most: 600, ...own },
      { name: 'publishedOn', kind: 'date', ...shared },
    ],
  },
} as const satisfies Record<string, CollectionDefinition>
