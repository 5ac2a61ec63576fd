import { z } from 'zod'
import { staffCall } from './call.ts'
import { isoDate, isoInstant, shownId, text } from './content/fields.ts'

const entry = z.object({
  position: z.number().int(),
  at: isoInstant,
  /** The actor; null for the portal itself and for visitors. */
  who: z
    .object({
      accountId: shownId,
      /** Staff by their work name; others masked. */
      name: z.string(),
      isStaff: z.boolean(),
    })
    .nullable(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** The values before and after, by name; phones and addresses in them are masked. */
  changes: z.array(
    z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
})

export type AuditEntryItem = z.output<typeof entry>

/** The audit, for administrators. */
export const auditStaff = {
  /**
   * The newest entries first. `person` is a phone, a mail address, an account's number or the name of a
   * colleague; `action` the beginning of its name, such as `application.`; `thing` its kind or number.
   * `before` continues from a position.
   */
  auditList: staffCall({
    path: 'staff/v1/auditlist',
    privilege: 'readAudit',
    effect: 'read',
    input: z.object({
      person: text(120).default(''),
      action: text(60).default(''),
      thing: text(80).default(''),
      from: isoDate.optional(),
      to: isoDate.optional(),
      before: z.number().int().min(1).optional(),
    }),
    output: z.object({
      entries: z.array(entry),
      /** Where the next page continues; null on the last. */
      next: z.number().int().nullable(),
      /** The newest entry of all: its noted hash vouches for everything before it. */
      last: z.object({ position: z.number().int(), hash: z.string() }).nullable(),
      /** Whether it differs from this node's notes outside of the database. */
      isTampered: z.boolean(),
    }),
  }),
}
