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
  /** The collections with what waits in each. */
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
  /** The records of a collection, filtered; fixed order or the latest change first. */
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
  /** All that a filter finds, by number from one on, for what is done with many at once. */
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
      /** How many come after these. */
      left: z.int(),
    }),
  }),
  /** What can be chosen for a new record, and what a list can be narrowed by beside it. */
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
  /** A record with both languages as editors work on them. Errors: `notFound`. */
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
  /** Begins a record with drafts in both languages. Errors: `invalidInput`, `illegalTransition` for fixed pages. */
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
   * Saves what was typed and keeps a version of each text that it changes. Errors: `conflict` when somebody saved
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
   * Saves a draft while it is typed, without a version, and says how both texts stand then; refused where one is under
   * review or scheduled.
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
   * `secondPersonNeeded`, `invalidInput` by field where something is missing that readers need.
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
      /** Of `schedule`. */
      publishAt: isoInstant.optional(),
    }),
    output: z.object({ version, state: z.enum(contentStates) }),
  }),
  /**
   * Publishes or withdraws a language of many records; each is done or refused by itself. What others name is withdrawn
   * only with `alsoUsed`, and otherwise refused as `inUse`.
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
   * Gives one field of many records a value; each is done or refused by itself. Errors: `invalidInput` for a field
   * that cannot be filled in bulk, or for a value that is empty.
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
      /** Those that have it already, or something else that was to stay. */
      same: z.array(publicNumber),
      refused: refusals,
    }),
  }),
  /**
   * Puts the records of a collection into another order, for visitors at once. Errors: `conflict` where they no longer
   * stand as in `before`, `invalidInput` where `after` names others, `illegalTransition` for one without an order.
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
   * Deletes a draft that was never published and that no other record points to, with all its versions. Errors:
   * `conflict`, `notFound`, `illegalTransition` for one that stays.
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
  /** Says that a translation still holds although its source has changed. */
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
  /** The versions of a text, and how one differs from what editors work on now. */
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
  /** Brings the words of a version back as a draft; what visitors read stays. Errors: `conflict`, `notFound`. */
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
  /** A text as visitors would read it if it were published now. Errors: `notFound`, `tooMany`. */
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
  /** Puts an uploaded file (purpose `picture`) into the library, in every size. Errors: `notAvailable`. */
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
   * Changes the alternative texts of a picture. Where publishing needs a second person and readers see the picture, they
   * wait: another editor takes them by saving the same, and those that readers have drop them. Errors: `notFound`,
   * `secondPersonNeeded`.
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
  /** Deletes a picture that no record uses, with its file. Errors: `notFound`, `illegalTransition` for one in use. */
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
