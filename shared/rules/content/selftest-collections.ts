import { entityTypes } from '../applications/eligibility.ts'
import {
  notApplicables,
  organisationSizes,
  selftestKinds,
  selftestScorings,
  selftestUses,
} from '../selftest/selftest-facets.ts'
import type { CollectionDefinition } from './collection-schema.ts'
import { own, ownOptional, shared, sharedOptional } from './language-parts.ts'

/** Each of them stands in one questionnaire, and is previewed in it. */
const inTest = { previewedOn: 'selfTest', shownAt: [] } as const
const one = { kind: 'relation', many: true, most: 1 } as const
const offered = { kind: 'relation', many: true, most: 3, isOrdered: true, ...sharedOptional } as const
const order = { name: 'order', kind: 'order', ...shared } as const

/**
 * The self-test: its questionnaires, their dimensions with questions, the levels of maturity, and advice with
 * the rule by which it is given. Visitors answer the first questionnaire of each use.
 */
export const selftestCollections = {
  selfTests: {
    titleField: 'title',
    ...inTest,
    fields: [
      { name: 'title', kind: 'text', most: 60, ...own },
      { name: 'summary', kind: 'longText', most: 300, ...own },
      { name: 'modelSource', kind: 'longText', most: 300, ...own },
      { name: 'selftestUse', kind: 'choice', options: selftestUses, ...shared },
      { name: 'minutes', kind: 'number', highest: 120, ...shared },
      { name: 'scoring', kind: 'choice', options: selftestScorings, unsaid: 'mean', ...sharedOptional },
      order,
    ],
  },
  selfTestLevels: {
    titleField: 'name',
    ...inTest,
    placedBy: 'selfTest',
    fields: [
      { name: 'name', kind: 'text', most: 40, ...own },
      { name: 'summary', kind: 'longText', most: 200, ...own },
      { name: 'selfTest', relatesTo: 'selfTests', ...one, ...shared },
      { name: 'fromScore', kind: 'number', highest: 100, ...shared },
      order,
    ],
  },
  selfTestDimensions: {
    titleField: 'name',
    ...inTest,
    placedBy: 'selfTest',
    fields: [
      { name: 'name', kind: 'text', most: 40, ...own },
      { name: 'summary', kind: 'longText', most: 200, ...own },
      { name: 'selfTest', relatesTo: 'selfTests', ...one, ...shared },
      order,
    ],
  },
  selfTestQuestions: {
    titleField: 'title',
    ...inTest,
    placedBy: 'dimension',
    fields: [
      { name: 'title', kind: 'text', most: 800, ...own },
      { name: 'hint', kind: 'longText', most: 3_200, ...ownOptional },
      { name: 'answers', kind: 'lines', most: 1_200, ...ownOptional },
      { name: 'unit', kind: 'text', most: 24, ...ownOptional },
      { name: 'dimension', relatesTo: 'selfTestDimensions', ...one, ...shared },
      { name: 'selftestKind', kind: 'choice', options: selftestKinds, ...shared },
      { name: 'points', kind: 'lines', most: 200, ...sharedOptional },
      { name: 'fullScoreAt', kind: 'number', ...sharedOptional },
      { name: 'weight', kind: 'number', highest: 10, ...sharedOptional },
      { name: 'notApplicable', kind: 'choice', options: notApplicables, unsaid: 'notOffered', ...shared },
      { name: 'askedAfter', relatesTo: 'selfTestQuestions', ...one, ...sharedOptional },
      { name: 'fromAnswer', kind: 'number', highest: 40, neededWith: 'askedAfter', ...sharedOptional },
      order,
    ],
  },
  selfTestAdvice: {
    titleField: 'title',
    ...inTest,
    placedBy: 'dimension',
    fields: [
      { name: 'title', kind: 'text', most: 60, ...own },
      { name: 'body', kind: 'longText', most: 300, ...own },
      { name: 'dimension', relatesTo: 'selfTestDimensions', ...one, ...shared },
      {
        name: 'levels',
        kind: 'relation',
        relatesTo: 'selfTestLevels',
        many: true,
        most: 8,
        ...sharedOptional,
      },
      { name: 'entityTypes', kind: 'choice', options: entityTypes, many: true, ...sharedOptional },
      {
        name: 'organisationSizes',
        kind: 'choice',
        options: organisationSizes,
        many: true,
        ...sharedOptional,
      },
      { name: 'tools', relatesTo: 'tools', ...offered },
      { name: 'services', relatesTo: 'services', ...offered },
      { name: 'resources', relatesTo: 'resources', ...offered },
      { name: 'articles', relatesTo: 'articles', ...offered },
      { name: 'activities', relatesTo: 'volunteerActivities', ...offered },
      order,
    ],
  },
} as const satisfies Record<string, CollectionDefinition>
