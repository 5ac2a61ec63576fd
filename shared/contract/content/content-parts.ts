import { z } from 'zod'
import { aliasPattern, collectionNames } from '../../rules/content/collections.ts'
import { contentMoves, contentStates } from '../../rules/content/content-states.ts'
import { longestCatalogue, longestFilterValue } from '../../rules/content/list-filters.ts'
import { fieldReasons } from '../errors.ts'
import { isoInstant, language, ownedId, publicNumber, requiredText, shownId, text } from './fields.ts'
import { provenanceView } from './provenance.ts'

export const collection = z.enum(collectionNames)
/** As the database counts. */
export const version = z.int32()
export const records = { collection, number: publicNumber }

/** Values by field name; what the collection does not know is left out, what it knows is checked field by field. */
const values = z.record(z.string().max(40), z.union([text(200_000), z.array(z.string().max(60)).max(100)]))
const shownValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** A record as it is typed: both languages, what they share, and the alias where the collection has records given one. */
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
  /** Whether what editors work on differs from what visitors read. */
  hasChanges: z.boolean(),
  /** Whether the source has changed since this translation was known to be right. */
  isStale: z.boolean(),
  /** Whether nothing is written in this language. */
  isEmpty: z.boolean(),
  publishAt: isoInstant.nullable(),
  publishedAt: isoInstant.nullable(),
  updatedAt: isoInstant,
  updatedBy: z.string().nullable(),
  /** Where it was to be published at a time and could not be: what was in the way, by the dotted path of each field. */
  missed: z
    .object({
      at: isoInstant,
      fields: z.record(z.string(), z.object({ reason: z.enum(fieldReasons), limit: z.number().optional() })),
    })
    .nullable(),
  /** Where visitors see one record of the collection alone: the one that they see instead of this. */
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
 * Which records of a collection: by words, by how a text stands, by what is chosen in fields that both languages share,
 * by the catalogue from which they were taken, or the import that made or changed them.
 */
export const recordFilter = {
  collection,
  search: text(80).optional(),
  /** `stale` and `missing` are about the translation, the others about either language; `missed` was not published at its time. */
  state: z.enum([...contentStates, 'stale', 'missing', 'missed']).optional(),
  /** That it is this language which stands so; else either. */
  stateIn: language.optional(),
  /** By the name of a field: one of its choices, the number of a record that it points to, `filled` or `empty` of a form. */
  fields: z.record(text(40), requiredText(longestFilterValue)).optional(),
  catalogue: requiredText(longestCatalogue).optional(),
  importId: ownedId.optional(),
}

/** Records as somebody saw them. */
export const seenRecords = z
  .array(z.object({ number: publicNumber, version }))
  .min(1)
  .max(50)

/** How many published records name one, by their collection: once it is withdrawn they go on without it. */
const uses = z.array(z.object({ collection, total: z.int() }))

/**
 * Each with why it was left as it is, and the fields that this is about by their dotted paths. `inUse`: it was to be
 * withdrawn, and `uses` name it.
 */
export const refusals = z.array(
  z.object({ number: publicNumber, error: z.string(), fields: z.array(z.string()), uses: uses.optional() }),
)

export const option = z.object({
  value: z.string(),
  label: z.string(),
  /** Of what a record points to though visitors no longer find it: it stays until somebody chooses otherwise. */
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
  /** Whether a record shows it, in what is read, in a draft or in an older version; what is used stays. */
  isUsed: z.boolean(),
  /** Words that wait for a second person, and who wrote them. */
  waiting: z.object({ altZh: z.string(), altEn: z.string(), by: z.string(), isOwn: z.boolean() }).nullable(),
})
export type LibraryPicture = z.output<typeof libraryPicture>

const editedState = textState.extend({ moves: z.array(z.enum(contentMoves)) })
/** How both texts stand after something was done. */
export const textStates = z.object({ zh: editedState, en: editedState })
export type ContentTextStates = z.output<typeof textStates>

/** Whether a record can be deleted, and else why it stays. */
const removals = ['possible', 'published', 'waiting', 'inUse', 'fixed'] as const
export type ContentRemoval = (typeof removals)[number]

export const detail = z.object({
  ...records,
  alias: z.string().nullable(),
  version,
  sourceLanguage: language,
  shared: shownValues,
  /** As a page says where it comes from. */
  provenance: provenanceView,
  texts: z.object({
    zh: editedState.extend({ fields: shownValues }),
    en: editedState.extend({ fields: shownValues }),
  }),
  /** What relations can point to, by field name. */
  options: z.record(z.string(), z.array(option)),
  updatedAt: isoInstant,
  updatedBy: z.string().nullable(),
  /** By the reader themselves, in another window. */
  isUpdatedByMe: z.boolean(),
  removal: z.enum(removals),
  uses,
  /** Whether publishing needs the eyes of a second person. */
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
