import { z } from 'zod'
import { collectionNames } from '../rules/content/collections.ts'
import { importLimits } from '../rules/imports/import-limits.ts'
import { importReasons } from '../rules/imports/import-reasons.ts'
import { importOutcomes, importStates } from '../rules/imports/import-states.ts'
import { call } from './call.ts'
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
        // Blanks around it count: ` | ` is another one than `|`.
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
  /** Why nothing goes on; null where all is well. */
  halted: z.string().nullable(),
  /** Whether the work at hand has been at rest for longer than it ever takes. */
  isStalled: z.boolean(),
  emptyRows: z.int(),
  skippedFiles: z.array(z.string()),
  /** How many rows the work at hand has done. */
  position: z.int(),
  columns: z.array(
    z.object({ path: z.string(), filled: z.int(), isList: z.boolean(), samples: z.array(z.string()) }),
  ),
  mapping,
  /** What relations and fields of public benefit can be, by the name of the field. */
  options: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
  /** How many rows lack what readers need, by target. */
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
  importList: call({
    method: 'POST',
    path: 'imports/staff/list',
    access: 'staff',
    privilege: 'importContent',
    secured: 'none',
    effect: 'read',
    input: z.object({ page: pageNumber, pageSize }),
    output: z.object({ items: z.array(importItem), total: z.int(), page: z.int(), pageSize: z.int() }),
  }),
  /**
   * Takes files and begins to read them: CSV, TSV, XLSX, JSON, JSON lines, YAML, or archives of them. Errors:
   * `fileRefused` for the field `files`, `illegalTransition` for a collection to which nothing is added.
   */
  importBegin: call({
    method: 'POST',
    path: 'imports/staff/begin',
    access: 'staff',
    privilege: 'importContent',
    secured: 'none',
    effect: 'write',
    encoding: 'multipart',
    input: z.object({
      collection,
      /** The language of the file, or both where it has both; the first is what stands in columns without a language. */
      languages: z.enum(['zh', 'en', 'zh,en', 'en,zh']),
      files: z.union([z.array(z.file({ error: 'file' })), z.file({ error: 'file' })]),
    }),
    output: z.object({ importId: shownId }),
  }),
  /** An import with its columns, mapping and counts. Errors: `notFound`. */
  importDetail: call({
    method: 'POST',
    path: 'imports/staff/detail',
    access: 'staff',
    privilege: 'importContent',
    secured: 'none',
    effect: 'read',
    input: z.object(one),
    output: importDetail,
  }),
  /** What a column has, the most frequent first, at most 200 values. Errors: `notFound`. */
  importValues: call({
    method: 'POST',
    path: 'imports/staff/values',
    access: 'staff',
    privilege: 'importContent',
    secured: 'none',
    effect: 'read',
    input: z.object({ ...one, path, separator: z.string().max(5).default('') }),
    output: z.object({
      items: z.array(z.object({ value: z.string(), rows: z.int() })),
      total: z.int(),
    }),
  }),
  /**
   * Keeps a mapping and, unless `isDraft`, begins the trial run. Errors: `conflict`, `illegalTransition`,
   * `invalidInput` by target.
   */
  importMap: call({
    method: 'POST',
    path: 'imports/staff/map',
    access: 'staff',
    privilege: 'importContent',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...step, mapping, isDraft: z.boolean().default(false) }),
    output: z.object({ version }),
  }),
  /** What becomes of the rows, as of the trial run or the import. Errors: `notFound`. */
  importRows: call({
    method: 'POST',
    path: 'imports/staff/rows',
    access: 'staff',
    privilege: 'importContent',
    secured: 'none',
    effect: 'read',
    input: z.object({
      ...one,
      /** `noted` are those of which something was shortened or left out, `kept` those that an undo left. */
      outcome: z.enum([...importOutcomes, 'noted', 'kept']).optional(),
      after: z.int().min(0).max(importLimits.rows).default(0),
      limit: z.int().min(1).max(500).default(50),
    }),
    output: z.object({ items: z.array(importRow), total: z.int(), next: z.int().nullable() }),
  }),
  /** Writes what the trial run has shown. Errors: `conflict`, `illegalTransition`, `alreadyOpen` while another one writes. */
  importStart: call({
    method: 'POST',
    path: 'imports/staff/start',
    access: 'staff',
    privilege: 'importContent',
    secured: 'none',
    effect: 'write',
    input: z.object(step),
    output: z.object({ version }),
  }),
  /** Goes on with work that was halted. Errors: `illegalTransition`. */
  importContinue: call({
    method: 'POST',
    path: 'imports/staff/continue',
    access: 'staff',
    privilege: 'importContent',
    secured: 'none',
    effect: 'write',
    input: z.object(one),
    output: z.object({}),
  }),
  /**
   * Takes the whole import back: records that it made go, those that it changed are as before; what somebody has
   * touched since stays and is named. Errors: `conflict`, `illegalTransition`, `alreadyOpen`.
   */
  importUndo: call({
    method: 'POST',
    path: 'imports/staff/undo',
    access: 'staff',
    privilege: 'importContent',
    secured: 'none',
    effect: 'write',
    input: z.object(step),
    output: z.object({ version }),
  }),
  /** Puts away an import that has written nothing, with its rows. Errors: `conflict`, `illegalTransition`. */
  importDiscard: call({
    method: 'POST',
    path: 'imports/staff/discard',
    access: 'staff',
    privilege: 'importContent',
    secured: 'none',
    effect: 'write',
    input: z.object(step),
    output: z.object({}),
  }),
}
