import type { CollectionDefinition } from '../content/collections.ts'
import { own, ownOptional, shared, sharedOptional } from '../content/language-parts.ts'

/** A day that anybody may attend, or a call for people with a skill. */
export const volunteerKinds = ['activity', 'call'] as const
export type VolunteerKind = (typeof volunteerKinds)[number]

/** Where one can take part; what is open to either is found under both. */
export const volunteerWays = ['onsite', 'online'] as const
export type VolunteerWay = (typeof volunteerWays)[number]

/** More are not counted, so that counting costs the same however many there are. */
export const mostCounted = 1_000

/** Where it takes place: on site, online, or by each person's choice. */
export const volunteerModes = ['onsite', 'online', 'either'] as const

export const volunteerSkills = [
  'development',
  'design',
  'data',
  'writing',
  'translation',
  'training',
  'accessibility',
  'security',
] as const
export type VolunteerSkill = (typeof volunteerSkills)[number]

/** What a host must be shown before it accepts somebody. */
export const safeguardingTiers = ['identity', 'clearance'] as const
export type SafeguardingTier = (typeof safeguardingTiers)[number]

/** Not over by their last day in China, and begun within 7 or 30 days from today; or over. */
export const volunteerTimes = ['upcoming', 'week', 'month', 'past'] as const
export type VolunteerTime = (typeof volunteerTimes)[number]

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
