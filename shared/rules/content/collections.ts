import { accessibilityCollection } from '../accessibility.ts'
import { reasonCollection, verificationReasonCollection } from '../applications/reason-collection.ts'
import { helpErrors, helpPages } from '../help-pages.ts'
import { regionCollection, volunteerCollection } from '../toolbox/volunteer-activities.ts'
import {
  alike,
  type CollectionDefinition,
  type CollectionField,
  type CollectionSchema,
} from './collection-schema.ts'
import type { FieldValues } from './field-values.ts'
import { own, ownOptional, shared, sharedOptional } from './language-parts.ts'
import { projectCollections } from './project-collections.ts'
import { resourceCollections } from './resource-collections.ts'
import { searchCollections } from './search-collections.ts'
import { selftestCollections } from './selftest-collections.ts'
import { siteCollections } from './site-collections.ts'
import { toolCollection } from './tool-collection.ts'
import { toolboxCollections } from './toolbox-collections.ts'
import { ventureCollections } from './venture-collections.ts'

export const collectionNames = [
  'articles',
  'labels',
  'pages',
  'helps',
  'helpCategories',
  'services',
  'projects',
  'projectClasses',
  'projectSets',
  'projectActivities',
  'projectLibrary',
  'tools',
  'topics',
  'scenes',
  'notices',
  'volunteerActivities',
  'regions',
  'selfTests',
  'selfTestLevels',
  'selfTestDimensions',
  'selfTestQuestions',
  'selfTestAdvice',
  'accessibilityStatements',
  'ventureEditions',
  'ventureMilestones',
  'ventureRounds',
  'ventureEntries',
  'fieldPages',
  'zones',
  'institutions',
  'resources',
  'homePage',
  'homeBlocks',
  'banners',
  'footerLinks',
  'fieldMenu',
  'synonyms',
  'reasonTemplates',
  'verificationReasons',
] as const
export type CollectionName = (typeof collectionNames)[number]

/** Every collection that staff edit: its list, editor, checks, versions, preview and `RecordOf` come from its entry here. */
const definitions = {
  articles: {
    titleField: 'title',
    path: '/news/:number',
    shownAt: ['/news'],
    sortedBy: 'newest',
    searchKind: 'article',
    fields: [
      { name: 'title', kind: 'text', most: 120, ...own },
      { name: 'summary', kind: 'longText', most: 300, ...own },
      { name: 'body', kind: 'richText', most: 20_000, ...own },
      { name: 'byline', kind: 'text', most: 60, ...ownOptional },
      { name: 'labels', kind: 'relation', relatesTo: 'labels', many: true, most: 5, ...shared },
      { name: 'cover', kind: 'picture', ...sharedOptional },
    ],
  },
  labels: {
    titleField: 'name',
    previewedOn: 'news',
    shownAt: ['/news'],
    fields: [
      { name: 'name', kind: 'text', most: 24, ...own },
      { name: 'summary', kind: 'longText', most: 200, ...ownOptional },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  pages: {
    titleField: 'title',
    path: '/:alias',
    shownAt: [],
    canCreate: false,
    fields: [
      { name: 'title', kind: 'text', most: 120, ...own },
      { name: 'summary', kind: 'longText', most: 300, ...own },
      { name: 'body', kind: 'richText', most: 40_000, ...own },
      { name: 'edition', kind: 'number', ...shared },
      { name: 'effectiveOn', kind: 'date', ...shared },
      { name: 'order', kind: 'order', ...sharedOptional },
    ],
  },
  helps: {
    titleField: 'title',
    path: '/support/:number',
    shownAt: ['/support', '/', '/home'],
    searchKind: 'help',
    fields: [
      { name: 'title', kind: 'text', most: 80, ...own },
      { name: 'summary', kind: 'longText', most: 300, ...own },
      { name: 'body', kind: 'richText', most: 8_000, ...own },
      { name: 'keywords', kind: 'text', most: 200, ...ownOptional },
      { name: 'category', kind: 'relation', relatesTo: 'helpCategories', many: true, most: 1, ...shared },
      { name: 'pages', kind: 'choice', options: helpPages, many: true, ...sharedOptional },
      { name: 'errors', kind: 'choice', options: helpErrors, many: true, ...sharedOptional },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  helpCategories: {
    titleField: 'name',
    previewedOn: 'help',
    shownAt: ['/support', '/', '/home'],
    fields: [
      { name: 'name', kind: 'text', most: 40, ...own },
      { name: 'summary', kind: 'longText', most: 200, ...own },
      { name: 'order', kind: 'order', ...shared },
    ],
  },
  tools: toolCollection,
  ...toolboxCollections,
  ...projectCollections,
  volunteerActivities: volunteerCollection,
  regions: regionCollection,
  ...selftestCollections,
  accessibilityStatements: accessibilityCollection,
  ...ventureCollections,
  ...resourceCollections,
  ...siteCollections,
  ...searchCollections,
  reasonTemplates: reasonCollection,
  verificationReasons: verificationReasonCollection,
} as const satisfies Record<CollectionName, CollectionDefinition>
export type Definitions = typeof definitions

type NameIn<Name extends CollectionName> = Definitions[Name]['fields'][number]['name']
/** What a definition says of its fields by name names fields that it has. */
type Named = {
  [Name in CollectionName]: {
    titleField: NameIn<Name>
    placedBy?: NameIn<Name>
    fields: readonly ({ name: string } & {
      [Rule in 'neededWith' | 'unlessWith' | 'notBefore']?: NameIn<Name>
    })[]
  }
}

/** The same for what works with any collection. */
export const collections = /* @__PURE__ */ completed(definitions satisfies Named)

/** Called as a pure function, so that the bundler leaves it out of pages that need no collection. */
function completed(defined: Record<CollectionName, CollectionDefinition>) {
  const entries = Object.entries(defined).map(([name, one]) => [name, { ...alike, ...one }])
  return Object.fromEntries(entries) as Record<CollectionName, CollectionSchema>
}

/** Whether a draft can be seen as its readers would see it. */
export function hasPreview(collection: CollectionName): boolean {
  const { path, previewedOn } = collections[collection]
  return path !== null || previewedOn !== undefined
}

/** Whether a draft has a place on a page; without one it has no preview. */
export function isPlaced(collection: CollectionName, shared: FieldValues): boolean {
  const { placedBy } = collections[collection]
  return placedBy === undefined || (shared[placedBy]?.length ?? 0) > 0
}

/** The page of a record, without language prefix; null where it has none. */
export function recordPath(
  collection: CollectionName,
  { number, alias }: { number: number | string; alias: string | null },
): string | null {
  const { path } = collections[collection]
  if (path === null || (path.includes(':alias') && alias === null)) return null
  return path.replace(':number', String(number)).replace(':alias', alias ?? '')
}

export function isList({ kind, many }: CollectionField): boolean {
  return kind === 'relation' || (kind === 'choice' && many === true)
}

/** The form of given aliases, and of the values of a choice with `optionsFrom` fields. */
export const aliasPattern = /^[a-z][a-z0-9-]{0,39}$/

/** The fields of each language, or the shared ones. */
export function fieldsOf(schema: CollectionSchema, part: 'own' | 'shared'): CollectionField[] {
  return schema.fields.filter((field) => field.perLanguage === (part === 'own'))
}
