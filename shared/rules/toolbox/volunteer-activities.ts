import type { CollectionDefinition } from '../content/collection-schema.ts'
import { own, ownOptional, shared, sharedOptional } from '../content/language-parts.ts'
import { safeguardingTiers, volunteerKinds, volunteerModes, volunteerSkills } from './volunteer-facets.ts'

/** What volunteers are invited to. */
export const volunteerCollection = {
  titleField: 'title',
  path: '/volunteer/:number',
  shownAt: ['/volunteer'],
  sortedBy: 'newest',
  searchKind: 'volunteerActivity',
  fields: [
    { name: 'title', kind: 'text', most: 80, ...own },
    { name: 'summary', kind: 'longText', most: 300, ...own },
    { name: 'host', kind: 'text', most: 80, ...own },
    { name: 'place', kind: 'text', most: 120, ...own },
    { name: 'body', kind: 'richText', most: 8_000, ...own },
    { name: 'howToJoin', kind: 'longText', most: 400, ...own },
    { name: 'accessNotes', kind: 'longText', most: 300, ...ownOptional },
    { name: 'volunteerKind', kind: 'choice', options: volunteerKinds, ...shared },
    { name: 'mode', kind: 'choice', options: volunteerModes, ...shared },
    { name: 'skills', kind: 'choice', options: volunteerSkills, many: true, most: 4, ...sharedOptional },
    { name: 'region', kind: 'relation', relatesTo: 'regions', ...sharedOptional },
    { name: 'fields', kind: 'choice', optionsFrom: 'fields', many: true, most: 3, ...sharedOptional },
    { name: 'startsOn', kind: 'date', ...shared },
    { name: 'startTime', kind: 'time', ...sharedOptional },
    { name: 'endsOn', kind: 'date', notBefore: 'startsOn', ...sharedOptional },
    {
      name: 'endTime',
      kind: 'time',
      endOf: { startTime: 'startTime', firstDay: 'startsOn', lastDay: 'endsOn' },
      ...sharedOptional,
    },
    { name: 'closesOn', kind: 'date', ...sharedOptional },
    { name: 'people', kind: 'number', ...sharedOptional },
    { name: 'volunteerHours', kind: 'number', ...sharedOptional },
    { name: 'minimumAge', kind: 'number', highest: 80, ...sharedOptional },
    { name: 'safeguarding', kind: 'choice', options: safeguardingTiers, ...sharedOptional },
    { name: 'cover', kind: 'picture', ...sharedOptional },
  ],
} as const satisfies CollectionDefinition

/** The provinces, cities and districts that activities are found by, each within a larger one or the largest itself. */
export const regionCollection = {
  titleField: 'name',
  previewedOn: 'volunteer',
  shownAt: ['/volunteer'],
  fields: [
    { name: 'name', kind: 'text', most: 40, ...own },
    { name: 'within', kind: 'relation', relatesTo: 'regions', ...sharedOptional },
    { name: 'order', kind: 'order', ...shared },
  ],
} as const satisfies CollectionDefinition
