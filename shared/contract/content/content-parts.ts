import { z } from 'zod'
import { aliasPattern, collectionNames } from '../../rules/content/collections.ts'
import { contentMoves, contentStates } from '../../rules/content/content-states.ts'
import { longestCatalogue, longestFilterValue } from '../../rules/content/list-filters.ts'
import { fieldReasons } from '../errors.ts'
import { isoInstant, language, ownedId, publicNumber, requiredText, shownId, text } from './fields.ts'
import { provenanceView } from './provenance.ts'

export const collection = z.enum(collectionNames)
/** A 32-bit integer, as in the database. */
export const version = z.int32()
export const records = { collection, number: publicNumber }

/** Values by field name; unknown fields are dropped, known fields are checked one by one. */
const values = z.record(z.string().max(40), z.union([text(200_000), z.array(z.string().max(60)).max(100)]))
const shownValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** A record as typed: both languages, the shared fields, and the alias where the collection has one. */
export const typed = {
  shared: values,
  texts: z.object({ zh: values, en: values }),
  alias: text(40)
    .refine((value) => value === '' || aliasPattern.test(value), { message: 'wrongFormat' })
    .optional(),
}

const textState = z.object({
  state: z.enum(contentStates),
  /** Whether visitors read a version of it. */
  isLive: z.boolean(),
  /** Whether the editors' text differs from the published one. */
  hasChanges: z.boolean(),
  /** Whether the source has changed since this translation was last confirmed. */
  isStale: z.boolean(),
  /** Whether nothing is written in this language. */
  isEmpty: z.boolean(),
  publishAt: isoInstant.nullable(),
  publishedAt: isoInstant.nullable(),
  updatedAt: isoInstant,
  updatedBy: z.string().nullable(),
  /** A failed scheduled publication: what was in the way, by the dotted path of each field. */
  missed: z
    .object({
      at: isoInstant,
      fields: z.record(z.string(), z.object({ reason: z.enum(fieldReasons), limit: z.number().optional() })),
    })
    .nullable(),
  /** Where visitors see only one record of the collection: the one shown instead of this. */
  hiddenBehind: z.object({ number: publicNumber, title: z.string() }).nullable(),
})
export type ContentTextState = z.output<typeof textState>

export const listItem = z.object({
  number: publicNumber,
  title: z.string(),
  titleLanguage: language,
  alias: z.string().nullable(),
  version,
  updatedAt: isoInstant,
  updatedBy: z.string().nullable(),
  zh: textState,
  en: textState,
})
export type ContentListItem = z.output<typeof listItem>

/**
 * Selects records of a collection: by words, by a text's state, by values of fields that both languages
 * share, by the catalogue from which they were taken, or the import that made or changed them.
 */
export const recordFilter = {
  collection,
  search: text(80).optional(),
  /** `stale`, `missing`: the translation; the others: either language; `missed` failed its schedule. */
  state: z.enum([...contentStates, 'stale', 'missing', 'missed']).optional(),
  /** The language with this state; either by default. */
  stateIn: language.optional(),
  /** By field name: one of its choices, a referenced record's number, or `filled` or `empty` for a form. */
  fields: z.record(text(40), requiredText(longestFilterValue)).optional(),
  catalogue: requiredText(longestCatalogue).optional(),
  importId: ownedId.optional(),
}

/** Records with the versions that somebody saw. */
export const seenRecords = z
  .array(z.object({ number: publicNumber, version }))
  .min(1)
  .max(50)

/** How many published records reference one, by collection: once it is withdrawn they go on without it. */
const uses = z.array(z.object({ collection, total: z.int() }))

/**
 * Each refused record with its reason, and the dotted paths of the fields concerned. `inUse`: it was to be
 * withdrawn, but `uses` reference it.
 */
export const refusals = z.array(
  z.object({ number: publicNumber, error: z.string(), fields: z.array(z.string()), uses: uses.optional() }),
)

export const option = z.object({
  value: z.string(),
  label: z.string(),
  /** Set for a reference to a record that visitors no longer find: it stays until another is chosen. */
  isWithdrawn: z.boolean().optional(),
})
export type ContentOption = z.output<typeof option>

export const libraryPicture = z.object({
  pictureId: shownId,
  altZh: z.string(),
  altEn: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  src: z.string(),
  createdAt: isoInstant,
  /** Whether a record uses it, published, in a draft or in an older version; a picture in use stays. */
  isUsed: z.boolean(),
  /** Words that wait for a second person, and their author. */
  waiting: z.object({ altZh: z.string(), altEn: z.string(), by: z.string(), isOwn: z.boolean() }).nullable(),
})
export type LibraryPicture = z.output<typeof libraryPicture>

const editedState = textState.extend({ moves: z.array(z.enum(contentMoves)) })
/** The state of both texts after an action. */
export const textStates = z.object({ zh: editedState, en: editedState })
export type ContentTextStates = z.output<typeof textStates>

/** Whether a record can be deleted, or why not. */
const removals = ['possible', 'published', 'waiting', 'inUse', 'fixed'] as const
export type ContentRemoval = (typeof removals)[number]

export const detail = z.object({
  ...records,
  alias: z.string().nullable(),
  version,
  sourceLanguage: language,
  shared: shownValues,
  /** The source as a page states it. */
  provenance: provenanceView,
  texts: z.object({
    zh: editedState.extend({ fields: shownValues }),
    en: editedState.extend({ fields: shownValues }),
  }),
  /** The possible targets of relations, by field name. */
  options: z.record(z.string(), z.array(option)),
  updatedAt: isoInstant,
  updatedBy: z.string().nullable(),
  /** By the reader themselves, in another window. */
  isUpdatedByMe: z.boolean(),
  removal: z.enum(removals),
  uses,
  /** Whether publishing needs a second person. */
  isReviewNeeded: z.boolean(),
})
export type ContentDetail = z.output<typeof detail>

export const savedVersion = z.object({
  version,
  savedAt: isoInstant,
  savedBy: z.string().nullable(),
  isLive: z.boolean(),
})

export const piece = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
