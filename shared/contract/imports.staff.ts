import { z } from 'zod'
import { collectionNames } from '../rules/content/collections.ts'
import { importLimits } from '../rules/imports/import-limits.ts'
import { importReasons } from '../rules/imports/import-reasons.ts'
import { importOutcomes, importStates } from '../rules/imports/import-states.ts'
import { staffCall } from './call.ts'
import {
  isoInstant,
  language,
  ownedId,
  pageNumber,
  pageSize,
  publicNumber,
  shownId,
  text,
} from './content/fields.ts'
import { fieldReasons } from './errors.ts'

const collection = z.enum(collectionNames)
const version = z.int32()
const reason = z.enum([...fieldReasons, ...importReasons])
const target = z.string().max(60)
const path = text(200)

const mapping = z.object({
  sources: z
    .array(
      z.object({
        target,
        path,
        text: text(2_000),
        // Blanks are significant: ` | ` differs from `|`.
        separator: z.string().max(5),
        isShortened: z.boolean(),
        translations: z.record(z.string().max(400), z.string().max(60)),
        skipsUnknown: z.boolean().default(false),
      }),
    )
    .max(200),
  matchBy: target,
})

const counts = z.object({
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int(),
})

const importItem = z.object({
  importId: shownId,
  collection,
  state: z.enum(importStates),
  fileNames: z.array(z.string()),
  rowCount: z.int(),
  counts,
  createdAt: isoInstant,
  createdBy: z.string().nullable(),
})
export type ImportItem = z.output<typeof importItem>

const importDetail = importItem.extend({
  version,
  languages: z.array(language),
  /** Why the import has halted; null while all is well. */
  halted: z.string().nullable(),
  /** Whether the current work has been idle for longer than it ever takes. */
  isStalled: z.boolean(),
  emptyRows: z.int(),
  skippedFiles: z.array(z.string()),
  /** How many rows the current work has processed. */
  position: z.int(),
  columns: z.array(
    z.object({ path: z.string(), filled: z.int(), isList: z.boolean(), samples: z.array(z.string()) }),
  ),
  mapping,
  /** The choices of relations and public-benefit fields, by field name. */
  options: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
  /** How many rows lack required values, by target. */
  lacks: z.array(z.object({ target: z.string(), rows: z.int() })),
  undone: z.object({ undone: z.int(), kept: z.int() }),
})
export type ImportDetail = z.output<typeof importDetail>

const importRow = z.object({
  position: z.int(),
  place: z.string(),
  title: z.string(),
  outcome: z.enum(importOutcomes).nullable(),
  number: publicNumber.nullable(),
  problems: z.array(
    z.object({
      field: z.string(),
      reason,
      limit: z.int().optional(),
      value: z.string().optional(),
    }),
  ),
  notes: z.array(
    z.object({ field: z.string(), note: z.enum(['shortened', 'leftOut']), value: z.string().optional() }),
  ),
  lacks: z.array(z.string()),
  kept: reason.nullable(),
  isUndone: z.boolean(),
})
export type ImportRow = z.output<typeof importRow>

const one = { importId: ownedId }
const step = { importId: ownedId, version }

export const importsStaff = {
  /** Every import, the newest first. */
  importList: staffCall({
    path: 'imports/staff/list',
    privilege: 'importContent',
    effect: 'read',
    input: z.object({ page: pageNumber, pageSize }),
    output: z.object({ items: z.array(importItem), total: z.int(), page: z.int(), pageSize: z.int() }),
  }),
  /**
   * Accepts files and begins to read them: CSV, TSV, XLSX, JSON, JSON lines, YAML, or archives of them.
   * Errors: `fileRefused` for the field `files`, `illegalTransition` for a fixed collection.
   */
  importBegin: staffCall({
    path: 'imports/staff/begin',
    privilege: 'importContent',
    effect: 'write',
    encoding: 'multipart',
    input: z.object({
      collection,
      /** The language of the file, or both; the first is that of columns without a language. */
      languages: z.enum(['zh', 'en', 'zh,en', 'en,zh']),
      files: z.union([z.array(z.file({ error: 'file' })), z.file({ error: 'file' })]),
    }),
    output: z.object({ importId: shownId }),
  }),
  /** An import with its columns, mapping and counts. Errors: `notFound`. */
  importDetail: staffCall({
    path: 'imports/staff/detail',
    privilege: 'importContent',
    effect: 'read',
    input: z.object(one),
    output: importDetail,
  }),
  /** A column's values, the most frequent first, at most 200. Errors: `notFound`. */
  importValues: staffCall({
    path: 'imports/staff/values',
    privilege: 'importContent',
    effect: 'read',
    input: z.object({ ...one, path, separator: z.string().max(5).default('') }),
    output: z.object({
      items: z.array(z.object({ value: z.string(), rows: z.int() })),
      total: z.int(),
    }),
  }),
  /**
   * Saves a mapping and, unless `isDraft`, begins the trial run. Errors: `conflict`, `illegalTransition`,
   * `invalidInput` by target.
   */
  importMap: staffCall({
    path: 'imports/staff/map',
    privilege: 'importContent',
    effect: 'write',
    input: z.object({ ...step, mapping, isDraft: z.boolean().default(false) }),
    output: z.object({ version }),
  }),
  /** The outcome of each row, by the trial run or the import. Errors: `notFound`. */
  importRows: staffCall({
    path: 'imports/staff/rows',
    privilege: 'importContent',
    effect: 'read',
    input: z.object({
      ...one,
      /** `noted`: something was shortened or left out; `kept`: an undo left the record. */
      outcome: z.enum([...importOutcomes, 'noted', 'kept']).optional(),
      after: z.int().min(0).max(importLimits.rows).default(0),
      limit: z.int().min(1).max(500).default(50),
    }),
    output: z.object({ items: z.array(importRow), total: z.int(), next: z.int().nullable() }),
  }),
  /** Writes the trial run's result. `conflict`, `illegalTransition`, `alreadyOpen` while another writes. */
  importStart: staffCall({
    path: 'imports/staff/start',
    privilege: 'importContent',
    effect: 'write',
    input: z.object(step),
    output: z.object({ version }),
  }),
  /** Continues halted work. Errors: `illegalTransition`. */
  importContinue: staffCall({
    path: 'imports/staff/continue',
    privilege: 'importContent',
    effect: 'write',
    input: z.object(one),
  }),
  /**
   * Undoes the whole import: deletes the records that it made and restores those that it changed; records
   * edited since stay and are named. Errors: `conflict`, `illegalTransition`, `alreadyOpen`.
   */
  importUndo: staffCall({
    path: 'imports/staff/undo',
    privilege: 'importContent',
    effect: 'write',
    input: z.object(step),
    output: z.object({ version }),
  }),
  /** Discards an import that has written nothing, with its rows. Errors: `conflict`, `illegalTransition`. */
  importDiscard: staffCall({
    path: 'imports/staff/discard',
    privilege: 'importContent',
    effect: 'write',
    input: z.object(step),
  }),
}
