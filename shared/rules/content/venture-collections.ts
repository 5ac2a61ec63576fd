import type { CollectionDefinition } from './collection-schema.ts'
import { own, ownOptional, shared, sharedOptional } from './language-parts.ts'
import { applyingTexts, offeringForm } from './offering-fields.ts'

/** The past editions, each with the address that the specification assigns to it, as its alias. */
export const ventureEditions = [
  { editionID: '1', alias: 'vcOld' },
  { editionID: '2', alias: 'vc' },
  { editionID: '3', alias: 'vcp' },
  { editionID: '4', alias: 'vc4' },
] as const
/** Later editions are numbered on and have their page under their number. */
export const pastEditions = ventureEditions.length

/** The address of an edition's page, without the leading slash; it is the alias of its record. */
export function editionAlias(edition: string | number): string {
  return ventureEditions.find(({ editionID }) => editionID === String(edition))?.alias ?? `venture/${edition}`
}

export const ventureEditionIDs = ventureEditions.map(({ editionID }) => editionID)
/** The number of an edition as addresses and calls have it. */
export type VentureEditionID = string

/** The part of an edition's page with the rules to which teams agree. */
export const competitionRulesId = 'competitionRules'

/** How a funded project ended: as planned, differently, or early. */
export const ventureStates = ['finished', 'changed', 'stopped'] as const
/** The same for what visitors read, where an award may still be under way. */
export type FundedState = (typeof ventureStates)[number] | 'running'

/** Pages that show editions; events of one are shown on several. */
const shownAt = ['/vcOld', '/vcOld/list', '/vc', '/VCplanTheSecondPhase', '/vcp', '/vc4', '/venture/*']
const edition = {
  name: 'ventureEdition',
  kind: 'relation',
  relatesTo: 'ventureEditions',
  most: 1,
  ...shared,
} as const

/** The venture programme as visitors read it: its editions, what happened when, and what was funded. */
export const ventureCollections = {
  ventureEditions: {
    titleField: 'title',
    path: '/:alias',
    shownAt,
    canCreate: false,
    searchKind: 'ventureEdition',
    fields: [
      { name: 'title', kind: 'text', most: 60, ...own },
      { name: 'summary', kind: 'longText', most: 300, ...own },
      { name: 'plan', kind: 'richText', most: 8_000, ...own },
      { name: 'competitionRules', kind: 'richText', most: 12_000, ...ownOptional },
      { name: 'figures', kind: 'lines', most: 600, ...ownOptional },
      { name: 'outcomes', kind: 'richText', most: 8_000, ...ownOptional },
      { name: 'since', kind: 'number', ...shared },
      { name: 'sets', kind: 'relation', relatesTo: 'projectSets', many: true, most: 4, ...sharedOptional },
      { name: 'articles', kind: 'relation', relatesTo: 'articles', many: true, most: 6, ...sharedOptional },
      { name: 'cover', kind: 'picture', ...sharedOptional },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  ventureMilestones: {
    titleField: 'title',
    previewedOn: 'course',
    placedBy: 'ventureEdition',
    shownAt,
    sortedBy: 'newest',
    fields: [
      { name: 'title', kind: 'text', most: 60, ...own },
      { name: 'summary', kind: 'longText', most: 300, ...own },
      edition,
      { name: 'startsOn', kind: 'date', ...shared },
      { name: 'endsOn', kind: 'date', notBefore: 'startsOn', ...sharedOptional },
    ],
  },
  ventureRounds: {
    titleField: 'title',
    path: '/ventureRounds/:number',
    shownAt: [...shownAt, '/ventureRounds'],
    searchKind: 'ventureRound',
    fields: [
      { name: 'title', kind: 'text', most: 80, ...own },
      { name: 'summary', kind: 'longText', most: 300, ...own },
      { name: 'body', kind: 'richText', most: 12_000, ...own },
      { name: 'keywords', kind: 'text', most: 200, ...ownOptional },
      ...applyingTexts,
      ...offeringForm,
      { name: 'replyDays', kind: 'number', highest: 250, neededWith: 'questions', ...sharedOptional },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  ventureEntries: {
    titleField: 'title',
    previewedOn: 'course',
    placedBy: 'ventureEdition',
    shownAt,
    fields: [
      { name: 'title', kind: 'text', most: 80, ...own },
      { name: 'summary', kind: 'longText', most: 300, ...own },
      { name: 'outcome', kind: 'longText', most: 600, ...own },
      { name: 'maker', kind: 'text', most: 80, ...own },
      { name: 'place', kind: 'text', most: 60, ...ownOptional },
      edition,
      { name: 'classes', kind: 'relation', relatesTo: 'projectClasses', many: true, most: 1, ...shared },
      { name: 'fields', kind: 'choice', optionsFrom: 'fields', many: true, most: 3, ...sharedOptional },
      { name: 'ventureState', kind: 'choice', options: ventureStates, ...shared },
      { name: 'amount', kind: 'number', ...shared },
      { name: 'awardedOn', kind: 'date', ...sharedOptional },
      { name: 'project', kind: 'relation', relatesTo: 'projects', most: 1, ...sharedOptional },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
} as const satisfies Record<string, CollectionDefinition>
