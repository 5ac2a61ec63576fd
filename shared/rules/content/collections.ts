import { accessibilityCollection } from '../accessibility.ts'
import { reasonCollection, verificationReasonCollection } from '../applications/reason-collection.ts'
import { helpErrors, helpPages } from '../help-pages.ts'
import { regionCollection, volunteerCollection } from '../toolbox/volunteer-activities.ts'
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

/**
 * What a field holds and how it is edited. Values are texts; of `relation` and of `choice` with `many` lists of texts.
 * - text, longText: plain, one line or several
 * - lines: a list of short texts, one a line
 * - words: what a search takes for the same, one a line
 * - richText: HTML, sanitised by the server
 * - picture: the id of a picture in the library, whose alternative texts stand there
 * - choice: one or some of `options`, or of the fields of public benefit by their aliases
 * - link: an address outside, normalised when it is saved
 * - target: a page of the portal by its path, or an address outside
 * - relation: numbers of records of another collection
 * - rules, questions: of an offering, as JSON; edited on a page of their own
 * - date: `YYYY-MM-DD` · time: `HH:MM` in China · number: whole, from 0 · order: a number by which the collection is sorted, smallest first
 */
type FieldKind =
  | 'text'
  | 'longText'
  | 'lines'
  | 'words'
  | 'richText'
  | 'picture'
  | 'choice'
  | 'link'
  | 'target'
  | 'relation'
  | 'date'
  | 'time'
  | 'number'
  | 'order'
  | 'rules'
  | 'questions'

export type CollectionField = {
  name: string
  kind: FieldKind
  /** Whether each language has its own value; else both share it. */
  perLanguage: boolean
  /** Required for publishing; a draft may lack everything. */
  isRequired: boolean
  /** For an optional field: required once this other field of the record is filled. */
  neededWith?: string
  /** Except where this field is filled. */
  unlessWith?: string
  /** Characters of a text, markup not counted; entries of a list. */
  most?: number
  options?: readonly string[]
  /** Of one choice that readers need: what a draft is shown with that has none yet, if not the first. */
  unsaid?: string
  /** Read only by teams to which an offering is granted: neither searched for nor part of the open data. */
  isForGranted?: true
  /** Of a choice that an offering's conditions decide: where it has questions, nobody enters it. */
  followsRules?: true
  /** Of a choice whose options stand in the database. */
  optionsFrom?: 'fields'
  /** For a number: more would be a typing error. */
  highest?: number
  /** For a date: another date of the record that it may not precede. */
  notBefore?: string
  /** For an end time: the start time, and the first and the last day. */
  endOf?: { startTime: string; firstDay: string; lastDay: string }
  many?: boolean
  relatesTo?: CollectionName
  /** The order of the chosen records matters: they are chosen place by place. */
  isOrdered?: boolean
}

/**
 * Pages that show records without their own page. `frame` is what surrounds every page, `toolbox` its front,
 * `library` that of the projects, `course` the page of an edition of the venture programme.
 */
export type PreviewPlace =
  | 'home'
  | 'frame'
  | 'zones'
  | 'topics'
  | 'toolbox'
  | 'library'
  | 'course'
  | 'accessible'
  | 'news'
  | 'help'
  | 'selfTest'
  | 'volunteer'

export type CollectionSchema = {
  fields: readonly CollectionField[]
  /** The field that names a record. */
  titleField: string
  /** The page of a record, by `:number` or `:alias`; null where it has none. */
  path: string | null
  /** For a collection without pages: where a draft is previewed, in place of the published text. */
  previewedOn?: PreviewPlace
  /** The shared field that determines a record's page: a draft without it has none. */
  placedBy?: string
  /** Other pages that show it and are rendered again as soon as it is published. */
  shownAt: readonly string[] | 'everywhere'
  /** Whether records can be added; the number of fixed pages is that of their addresses. */
  canCreate: boolean
  sortedBy: 'newest' | 'order'
  /**
   * Each record is given an alias by its author: its address ends with it, and other records refer to it. It
   * is fixed once readers have seen it.
   */
  hasGivenAlias?: true
  /** Visitors see only the first record; of several at the same place the newest. */
  isFirstShown?: true
  /** The kind of published texts in the search. */
  searchKind: string | null
}

/** What most collections have alike: records that staff add and order, without a page and not searched for. */
const alike = { path: null, canCreate: true, sortedBy: 'order', searchKind: null } as const

/** A collection as it is defined: it says where it differs. */
export type CollectionDefinition = Omit<CollectionSchema, keyof typeof alike> &
  Partial<Pick<CollectionSchema, keyof typeof alike>>

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
