import { z } from 'zod'
import { earlierRowOutcomes, earlierRowReasons, earlierUserStates } from '../rules/imports/earlier-users.ts'
import { call, staffCall } from './call.ts'
import { isoInstant, ownedId, pageNumber, pageSize, shownId } from './content/fields.ts'

const status = z.object({
  status: z.enum(earlierUserStates),
  /** Which data exists; its content is visible only after taking it over. */
  hasName: z.boolean(),
  hasEmail: z.boolean(),
  teamName: z.string().nullable(),
  decidedAt: isoInstant.nullable(),
})
export type EarlierUserStatus = z.output<typeof status>

/** Taking over an earlier platform's data about a person who signs in with the same phone. */
export const earlierUsers = {
  /** Whether anything waits for my decision. */
  checknewuser: call({
    path: 'ssv/checknewuser',
    access: 'signedIn',
    effect: 'read',
    output: z.object({ isNewUser: z.boolean(), canImport: z.boolean() }),
  }),
  status: call({
    path: 'ssv/status',
    access: 'signedIn',
    effect: 'read',
    output: status,
  }),
  /** Takes the data over, or has it deleted. Errors: `illegalTransition` where nothing waits. */
  import: call({
    path: 'ssv/import',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ isAgreed: z.boolean() }),
    output: status,
  }),
}

const imported = z.object({
  importId: shownId,
  fileName: z.string(),
  added: z.number().int(),
  updated: z.number().int(),
  refused: z.number().int(),
  importedBy: z.string(),
  importedAt: isoInstant,
})
export type EarlierImport = z.output<typeof imported>

/** Files of an earlier platform's users. Administrators. */
export const earlierUsersStaff = {
  list: staffCall({
    path: 'ssv/staff/list',
    privilege: 'importEarlierUsers',
    effect: 'read',
    input: z.object({ page: pageNumber, pageSize }),
    output: z.object({
      items: z.array(imported),
      total: z.number().int(),
      counts: z.object({ waiting: z.number().int(), imported: z.number().int(), declined: z.number().int() }),
    }),
  }),
  /** The outcome of each row. Errors: `notAvailable`. */
  report: staffCall({
    path: 'ssv/staff/report',
    privilege: 'importEarlierUsers',
    effect: 'read',
    input: z.object({ importId: ownedId }),
    output: imported.extend({
      rows: z.array(
        z.object({
          place: z.string(),
          outcome: z.enum(earlierRowOutcomes),
          reason: z.enum(earlierRowReasons).nullable(),
          phone: z.string(),
        }),
      ),
    }),
  }),
  /** Reads a CSV or XLSX file. Errors: `stepUpNeeded`, `fileRefused` for the field `file`. */
  upload: staffCall({
    path: 'ssv/staff/upload',
    privilege: 'importEarlierUsers',
    needsStepUp: true,
    effect: 'write',
    encoding: 'multipart',
    input: z.object({ file: z.file({ error: 'file' }) }),
    output: z.object({ importId: shownId }),
  }),
}
