import { z } from 'zod'
import { fillWays } from '../../rules/applications/fill-fields.ts'
import { mostOrdered } from '../../rules/content/content-order.ts'
import { contentMoves, contentStates } from '../../rules/content/content-states.ts'
import { call } from '../call.ts'
import {
  collection,
  detail,
  libraryPicture,
  listItem,
  option,
  piece,
  recordFilter,
  records,
  refusals,
  savedVersion,
  seenRecords,
  textStates,
  typed,
  version,
} from './content-parts.ts'
import {
  isoInstant,
  language,
  ownedId,
  pageNumber,
  pageSize,
  publicNumber,
  requiredText,
  text,
} from './fields.ts'
import { recordPreview } from './record-preview.ts'

export const contentStaff = {
  /** The collections with what is waiting in each. */
  collectionList: call({
    method: 'POST',
    path: 'content/staff/collection/list',
    access: 'staff',
    privilege: 'seeContent',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          collection,
          total: z.number().int(),
          inReview: z.number().int(),
          scheduled: z.number().int(),
          translationsDue: z.number().int(),
        }),
      ),
      isReviewNeeded: z.boolean(),
    }),
  }),
  /** A collection's records, filtered; in fixed order or the latest change first. */
  recordList: call({
    method: 'POST',
    path: 'content/staff/record/list',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'read',
    input: z.object({
      ...recordFilter,
      sort: z.enum(['changed', 'published', 'title', 'order']).default('changed'),
      page: pageNumber,
      pageSize,
    }),
    output: z.object({
      items: z.array(listItem),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
    }),
  }),
  /** Everything that a filter finds, by number from one on, for actions on many records. */
  recordFound: call({
    method: 'POST',
    path: 'content/staff/record/found',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'read',
    input: z.object({ ...recordFilter, after: z.int32().min(0).default(0) }),
    output: z.object({
      items: z.array(z.object({ number: publicNumber, version, title: z.string() })),
      /** How many follow these. */
      left: z.int(),
    }),
  }),
  /** The choices for a new record and the filters of a list. */
  recordOptions: call({
    method: 'POST',
    path: 'content/staff/record/options',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'read',
    input: z.object({ collection }),
    output: z.object({
      options: z.record(z.string(), z.array(option)),
      /** The catalogues from which records of the collection were taken. */
      catalogues: z.array(z.string()),
      isReviewNeeded: z.boolean(),
    }),
  }),
  /** A record with both languages as editors see them. Errors: `notFound`. */
  recordDetail: call({
    method: 'POST',
    path: 'content/staff/record/detail',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'read',
    input: z.object(records),
    output: detail,
  }),
  /** Adds a record, a draft in each language. Errors: `invalidInput`, `illegalTransition` for fixed pages. */
  recordAdd: call({
    method: 'POST',
    path: 'content/staff/record/add',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({ collection, sourceLanguage: language.default('zh'), ...typed }),
    output: z.object({ number: publicNumber, version }),
  }),
  /**
   * Saves the typed record and keeps a version of each changed text. Errors: `conflict` when somebody saved
   * since `version`, `invalidInput` by `texts.zh.title`, `notFound`.
   */
  recordSave: call({
    method: 'POST',
    path: 'content/staff/record/save',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...records, version, ...typed }),
    output: z.object({ version }),
  }),
  /**
   * Saves a draft while it is typed, without a version, and returns the state of both texts; refused where
   * one is under review or scheduled.
   */
  recordAutosave: call({
    method: 'POST',
    path: 'content/staff/record/autosave',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...records, version, ...typed }),
    output: z.object({ version, savedAt: isoInstant, texts: textStates }),
  }),
  /**
   * Moves one language: submit, schedule, publish, withdraw. Errors: `conflict`, `illegalTransition`,
   * `secondPersonNeeded`, `invalidInput` by field where something required is missing.
   */
  textMove: call({
    method: 'POST',
    path: 'content/staff/text/move',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({
      ...records,
      version,
      language,
      move: z.enum(contentMoves),
      /** For `schedule`. */
      publishAt: isoInstant.optional(),
    }),
    output: z.object({ version, state: z.enum(contentStates) }),
  }),
  /**
   * Publishes or withdraws a language of many records; each succeeds or fails by itself. A referenced record
   * is withdrawn only with `alsoUsed`, otherwise refused as `inUse`.
   */
  textMoveMany: call({
    method: 'POST',
    path: 'content/staff/text/movemany',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({
      collection,
      language,
      move: z.enum(['publish', 'withdraw', 'submit']),
      alsoUsed: z.boolean().default(false),
      items: seenRecords,
    }),
    output: z.object({ done: z.array(publicNumber), refused: refusals }),
  }),
  /**
   * Sets one field of many records; each succeeds or fails by itself. Errors: `invalidInput` for a field that
   * cannot be filled in bulk, or for an empty value.
   */
  recordFill: call({
    method: 'POST',
    path: 'content/staff/record/fill',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({
      collection,
      part: z.enum(['zh', 'en', 'shared']),
      field: text(40),
      way: z.enum(fillWays),
      value: z.union([text(6_000), z.array(z.string().max(60)).max(100)]),
      items: seenRecords,
    }),
    output: z.object({
      done: z.array(publicNumber),
      /** Records that already have it, or another value that was to stay. */
      same: z.array(publicNumber),
      refused: refusals,
    }),
  }),
  /**
   * Changes the order of a collection's records, for visitors at once. Errors: `conflict` where their order
   * is no longer `before`, `invalidInput` where `after` names others, `illegalTransition` without an order.
   */
  recordOrder: call({
    method: 'POST',
    path: 'content/staff/record/order',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({
      collection,
      before: z.array(publicNumber).min(1).max(mostOrdered),
      after: z.array(publicNumber).min(1).max(mostOrdered),
    }),
    output: z.object({ changed: z.int() }),
  }),
  /**
   * Deletes a draft that was never published and is not referenced, with all its versions. Errors:
   * `conflict`, `notFound`, `illegalTransition` for a record that must stay.
   */
  recordRemove: call({
    method: 'POST',
    path: 'content/staff/record/remove',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...records, version }),
    output: z.object({}),
  }),
  /** Confirms that a translation is still right although its source has changed. */
  translationConfirm: call({
    method: 'POST',
    path: 'content/staff/text/confirm',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...records, version, language }),
    output: z.object({ version }),
  }),
  /** A text's versions, and how one differs from the editors' present text. */
  versionList: call({
    method: 'POST',
    path: 'content/staff/version/list',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'read',
    input: z.object({ ...records, language, compared: version.optional() }),
    output: z.object({
      title: z.string(),
      version,
      items: z.array(savedVersion),
      compared: z
        .object({ version, differences: z.array(z.object({ field: z.string(), pieces: z.array(piece) })) })
        .nullable(),
    }),
  }),
  /** Restores a version's words as a draft; the published text stays. Errors: `conflict`, `notFound`. */
  versionRestore: call({
    method: 'POST',
    path: 'content/staff/version/restore',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...records, version, language, restored: version }),
    output: z.object({ version }),
  }),
  /** A text as visitors would see it if it were published now. Errors: `notFound`, `tooMany`. */
  recordPreview: call({
    method: 'POST',
    path: 'content/staff/record/preview',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'read',
    input: z.object(records),
    output: recordPreview,
  }),
  /** Whether publishing needs a second person. Administrators alone, with a fresh proof. */
  reviewRule: call({
    method: 'POST',
    path: 'content/staff/reviewrule',
    access: 'staff',
    privilege: 'setContentRules',
    needsStepUp: true,
    secured: 'none',
    effect: 'write',
    input: z.object({ isNeeded: z.boolean() }),
    output: z.object({ isNeeded: z.boolean() }),
  }),
  /** The media library, the newest first. */
  pictureList: call({
    method: 'POST',
    path: 'content/staff/picture/list',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'read',
    input: z.object({ search: text(80).optional(), page: pageNumber, pageSize }),
    output: z.object({
      items: z.array(libraryPicture),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
    }),
  }),
  /** Adds an uploaded file (purpose `picture`) to the library, in every size. Errors: `notAvailable`. */
  pictureAdd: call({
    method: 'POST',
    path: 'content/staff/picture/add',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({ fileId: ownedId, altZh: requiredText(200), altEn: requiredText(200) }),
    output: libraryPicture,
  }),
  /**
   * Changes the alternative texts of a picture. Where publishing needs a second person and readers see the
   * picture, the change waits: another editor approves it by saving the same, and saving the published texts
   * drops it. Errors: `notFound`, `secondPersonNeeded`.
   */
  pictureSave: call({
    method: 'POST',
    path: 'content/staff/picture/save',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({ pictureId: ownedId, altZh: requiredText(200), altEn: requiredText(200) }),
    output: libraryPicture,
  }),
  /** Deletes an unused picture with its file. Errors: `notFound`, `illegalTransition` for one in use. */
  pictureRemove: call({
    method: 'POST',
    path: 'content/staff/picture/remove',
    access: 'staff',
    privilege: 'editContent',
    secured: 'none',
    effect: 'write',
    input: z.object({ pictureId: ownedId }),
    output: z.object({}),
  }),
}
