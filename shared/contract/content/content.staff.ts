import { z } from 'zod'
import { mostOrdered } from '../../rules/content/content-order.ts'
import { contentMoves, contentStates } from '../../rules/content/content-states.ts'
import { staffCall } from '../call.ts'
import { bulkCalls } from './bulk.staff.ts'
import {
  collection,
  detail,
  listItem,
  option,
  piece,
  recordFilter,
  records,
  savedVersion,
  textStates,
  typed,
  version,
} from './content-parts.ts'
import { isoInstant, language, pageNumber, pageSize, publicNumber, text } from './fields.ts'
import { pictureCalls } from './pictures.staff.ts'
import { recordPreview } from './record-preview.ts'
import { starterCalls } from './starters.staff.ts'

export const contentStaff = {
  /** The collections with what is waiting in each. */
  collectionList: staffCall({
    path: 'content/staff/collection/list',
    privilege: 'seeContent',
    effect: 'read',
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
  recordList: staffCall({
    path: 'content/staff/record/list',
    privilege: 'editContent',
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
  recordFound: staffCall({
    path: 'content/staff/record/found',
    privilege: 'editContent',
    effect: 'read',
    input: z.object({ ...recordFilter, after: z.int32().min(0).default(0) }),
    output: z.object({
      items: z.array(z.object({ number: publicNumber, version, title: z.string() })),
      /** How many follow these. */
      left: z.int(),
    }),
  }),
  /** The choices for a new record and the filters of a list. */
  recordOptions: staffCall({
    path: 'content/staff/record/options',
    privilege: 'editContent',
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
  recordDetail: staffCall({
    path: 'content/staff/record/detail',
    privilege: 'editContent',
    effect: 'read',
    input: z.object(records),
    output: detail,
  }),
  /** Adds a record, a draft in each language. Errors: `invalidInput`, `illegalTransition` for fixed pages. */
  recordAdd: staffCall({
    path: 'content/staff/record/add',
    privilege: 'editContent',
    effect: 'write',
    input: z.object({ collection, sourceLanguage: language.default('zh'), ...typed }),
    output: z.object({ number: publicNumber, version }),
  }),
  /**
   * Saves the typed record and keeps a version of each changed text. Errors: `conflict` when somebody saved
   * since `version`, `invalidInput` by `texts.zh.title`, `notFound`.
   */
  recordSave: staffCall({
    path: 'content/staff/record/save',
    privilege: 'editContent',
    effect: 'write',
    input: z.object({ ...records, version, ...typed }),
    output: z.object({ version }),
  }),
  /**
   * Saves a draft while it is typed, without a version, and returns the state of both texts; refused where
   * one is under review or scheduled.
   */
  recordAutosave: staffCall({
    path: 'content/staff/record/autosave',
    privilege: 'editContent',
    effect: 'write',
    input: z.object({ ...records, version, ...typed }),
    output: z.object({ version, savedAt: isoInstant, texts: textStates }),
  }),
  /**
   * Moves one language: submit, schedule, publish, withdraw. Errors: `conflict`, `illegalTransition`,
   * `secondPersonNeeded`, `invalidInput` by field where something required is missing.
   */
  textMove: staffCall({
    path: 'content/staff/text/move',
    privilege: 'editContent',
    effect: 'write',
    input: z.object({
      ...records,
      version,
      language,
      move: z.enum(contentMoves),
      /** For `schedule`. */
      publishAt: isoInstant.optional(),
      /** For `sendBack`: what a team whose proposal it is reads, and has to. */
      because: text(600).default(''),
    }),
    output: z.object({ version, state: z.enum(contentStates) }),
  }),
  ...bulkCalls,
  /**
   * Changes the order of a collection's records, for visitors at once. Errors: `conflict` where their order
   * is no longer `before`, `invalidInput` where `after` names others, `illegalTransition` without an order.
   */
  recordOrder: staffCall({
    path: 'content/staff/record/order',
    privilege: 'editContent',
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
  recordRemove: staffCall({
    path: 'content/staff/record/remove',
    privilege: 'editContent',
    effect: 'write',
    input: z.object({ ...records, version }),
  }),
  /** Confirms that a translation is still right although its source has changed. */
  translationConfirm: staffCall({
    path: 'content/staff/text/confirm',
    privilege: 'editContent',
    effect: 'write',
    input: z.object({ ...records, version, language }),
    output: z.object({ version }),
  }),
  /** A text's versions, and how one differs from the editors' present text. */
  versionList: staffCall({
    path: 'content/staff/version/list',
    privilege: 'editContent',
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
  versionRestore: staffCall({
    path: 'content/staff/version/restore',
    privilege: 'editContent',
    effect: 'write',
    input: z.object({ ...records, version, language, restored: version }),
    output: z.object({ version }),
  }),
  /** A text as visitors would see it if it were published now. Errors: `notFound`, `tooMany`. */
  recordPreview: staffCall({
    path: 'content/staff/record/preview',
    privilege: 'editContent',
    effect: 'read',
    input: z.object(records),
    output: recordPreview,
  }),
  /** Whether publishing needs a second person. Administrators alone, with a fresh proof. */
  reviewRule: staffCall({
    path: 'content/staff/reviewrule',
    privilege: 'setContentRules',
    needsStepUp: true,
    effect: 'write',
    input: z.object({ isNeeded: z.boolean() }),
    output: z.object({ isNeeded: z.boolean() }),
  }),
  ...pictureCalls,
  ...starterCalls,
}
