import type { CollectionName } from './collections.ts'

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
export const alike = { path: null, canCreate: true, sortedBy: 'order', searchKind: null } as const

/** A collection as it is defined: it says where it differs. */
export type CollectionDefinition = Omit<CollectionSchema, keyof typeof alike> &
  Partial<Pick<CollectionSchema, keyof typeof alike>>
