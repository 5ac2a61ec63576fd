import { z } from 'zod'
import { staffCall } from '../call.ts'
import { collection, records } from './content-parts.ts'
import { isoInstant, publicNumber } from './fields.ts'

/**
 * What has become of a record of a package: `new` is not in this portal, `here` is, but not from the package;
 * `taken` says what it said then, `changed` does not, `gone` was removed since.
 */
export const starterStates = ['new', 'here', 'taken', 'changed', 'gone'] as const

/** Why a record stays when its package is taken out. */
export const starterReasons = ['changed', 'inUse', 'waiting', 'inForce'] as const

const starterRecord = z.object({
  collection,
  /** Of this portal; null before the record is there. */
  number: publicNumber.nullable(),
  title: z.string(),
  state: z.enum(starterStates),
  isLive: z.boolean(),
  /** Where its facts can be checked, and the licence of what it is about. */
  source: z.string().nullable(),
  licence: z.string().nullable(),
})

const starter = z.object({
  name: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Of its texts. */
  licence: z.string(),
  /** When something of it was taken last; null if nothing is here. */
  takenAt: isoInstant.nullable(),
  records: z.array(starterRecord),
})
export type Starter = z.output<typeof starter>

const name = z.string().regex(/^[a-z0-9-]{1,40}$/)
const title = z.string()

const takenIn = z.object({
  added: z.int(),
  /** Records whose number or address the portal has already; they are not touched. */
  left: z.array(z.object({ collection, title })),
  /** References to fields and records that this portal lacks, and that were left out. */
  unknown: z.int(),
})
const takenOut = z.object({
  removed: z.int(),
  kept: z.array(z.object({ ...records, title, reason: z.enum(starterReasons) })),
})
/** What has become of a package's records, as the page says it afterwards. */
export type StarterResult = { in: z.output<typeof takenIn> } | { out: z.output<typeof takenOut> }

/** Packages of content to begin with, a part of `contentStaff`. */
export const starterCalls = {
  /** The packages of this release with their records, and what has become of each. */
  starterList: staffCall({
    path: 'content/staff/starter/list',
    privilege: 'importContent',
    effect: 'read',
    output: z.object({ items: z.array(starter) }),
  }),
  /**
   * Adds the records of a package as drafts, each once; what the portal has stays as it is. Errors:
   * `notFound`.
   */
  starterTakeIn: staffCall({
    path: 'content/staff/starter/takein',
    privilege: 'importContent',
    effect: 'write',
    input: z.object({ name }),
    output: takenIn,
  }),
  /**
   * Removes what came from a package, published or not, with its versions. A record stays that was changed
   * (unless `alsoChanged`), that something refers to, that waits for a review or a time, or that is a page in
   * force. Errors: `notFound`.
   */
  starterTakeOut: staffCall({
    path: 'content/staff/starter/takeout',
    privilege: 'importContent',
    effect: 'write',
    input: z.object({ name, alsoChanged: z.boolean().default(false) }),
    output: takenOut,
  }),
}
