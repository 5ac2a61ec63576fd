import { z } from 'zod'
import { accessAspects, accessBases, accessFindings } from '../rules/accessibility.ts'
import { pageCheckIds } from '../rules/page-checks.ts'
import { call } from './call.ts'
import { isoDate, isoInstant, language, pageNumber, pageSize, publicNumber } from './content/fields.ts'

const aspect = z.enum(accessAspects)

export const accessStatement = z.object({
  statementID: publicNumber,
  language,
  /** The finding for each aspect, both in the reader's words. */
  findings: z.array(
    z.object({ aspect, finding: z.enum(accessFindings), name: z.string(), text: z.string() }),
  ),
  /** Known barriers, one to an entry; empty where none is known. */
  barriers: z.array(z.string()),
  /** Advice; empty where there is none. */
  advice: z.string(),
  basis: z.enum(accessBases),
  /** The basis of the finding, in the reader's words. */
  basisText: z.string(),
  checkedOn: isoDate,
  /** Address of the source; null where the tool was tried. */
  source: z.string().nullable(),
})
export type AccessStatement = z.output<typeof accessStatement>

const statedTool = accessStatement.extend({
  toolId: publicNumber,
  name: z.string(),
  tagline: z.string(),
  /** The language of the tool's own text. */
  toolLanguage: language,
})
export type StatedTool = z.output<typeof statedTool>

const statedResource = z.object({
  resourceId: publicNumber,
  language,
  title: z.string(),
  accessibility: z.string(),
})
export type StatedResource = z.output<typeof statedResource>

const statementList = z.object({
  items: z.array(statedTool),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** The number of statements, and in how many of them each aspect works. */
  all: z.number().int(),
  counts: z.array(z.object({ aspect, name: z.string(), count: z.number().int() })),
  /** Tools of which nothing was checked. */
  unchecked: z.number().int(),
  /** Technology resources with a statement of how they can be used, in their order, at most fifty. */
  resources: z.array(statedResource),
})
export type StatementList = z.output<typeof statementList>

const pageChecks = z.object({
  /** The checks that every page template passes through, in the order in which they run. */
  checks: z.array(
    z.object({
      id: z.enum(pageCheckIds),
      isPerView: z.boolean(),
      /** What is checked and by which standard, in the reader's words. */
      text: z.string(),
      standard: z.string(),
    }),
  ),
  /** The last recorded run; null where there is none. */
  run: z
    .object({
      at: isoInstant,
      /** Page templates, each checked in both languages. */
      templates: z.number().int(),
      views: z.number().int(),
      passed: z.number().int(),
      /** Templates that failed, by name. */
      failed: z.array(z.object({ template: z.string(), language })),
    })
    .nullable(),
})
export type PageChecks = z.output<typeof pageChecks>

export const access = {
  /** Tools with their accessibility statements; with an aspect, those in which it works. */
  statementList: call({
    method: 'GET',
    path: 'access/statement/list',
    access: 'public',
    effect: 'read',
    input: z.object({ aspect: aspect.optional(), page: pageNumber, pageSize }),
    output: statementList,
  }),
  /** The automatic checks of the portal's own pages, and their last results. */
  pageChecks: call({
    method: 'GET',
    path: 'access/check/list',
    access: 'public',
    effect: 'read',
    isKept: true,
    output: pageChecks,
  }),
}
