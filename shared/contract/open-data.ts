import { z } from 'zod'
import { openKinds } from '../rules/open-data.ts'
import { call } from './call.ts'
import { isoInstant, publicNumber } from './content/fields.ts'
import { wholeNumber } from './content/numbers.ts'
import { activity } from './volunteers/volunteers.ts'

/** By column of `openColumns`; lists stay lists, HTML is sanitised. */
const values = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

const openRecord = z.object({
  number: publicNumber,
  /** The path of its page, without language prefix; null where it has none. */
  path: z.string().nullable(),
  updatedAt: isoInstant,
  shared: values,
  /** Null where it is not published in the language. */
  zh: values.nullable(),
  en: values.nullable(),
  /** Its source; null for what the portal's own editors wrote. */
  provenance: z
    .object({
      catalogue: z.string(),
      address: z.string(),
      licence: z.string(),
      attribution: z.string(),
      retrievedOn: z.string(),
    })
    .nullable(),
})
export type OpenRecord = z.output<typeof openRecord>
export type OpenValues = z.output<typeof values>

const activityChange = z.object({
  activityID: publicNumber,
  /** Microseconds since 1970: when it was published last, or withdrawn. */
  modified: z.number().int(),
  /** Null if it is withdrawn. */
  activity: activity.nullable(),
})
export type ActivityChange = z.output<typeof activityChange>

export const openData = {
  /** A kind's published records, up to 200 at a time by number; `next` is null at the end. */
  records: call({
    method: 'GET',
    path: 'openData/records',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({
      kind: z.enum(openKinds),
      after: publicNumber.optional(),
      limit: wholeNumber(1, 200).default(200),
    }),
    output: z.object({ items: z.array(openRecord), next: publicNumber.nullable() }),
  }),
  /** Volunteer activities in the order in which they were published or withdrawn in the caller's language. */
  activityChanges: call({
    method: 'GET',
    path: 'openData/activityChanges',
    access: 'public',
    effect: 'read',
    input: z.object({
      /** `modified` and `activityID` of the last one that is known. */
      afterTimestamp: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
      afterId: wholeNumber(0, 999_999_999).default(0),
      limit: wholeNumber(1, 200).default(200),
    }),
    output: z.object({ items: z.array(activityChange) }),
  }),
}
