import { z } from 'zod'
import { feedbackTerms } from '../rules/feedback.ts'
import { suspensionReasons } from '../rules/sign-in/suspensions.ts'
import { call, type OutputOf } from './call.ts'
import { isoDate, isoInstant, requiredText } from './content/fields.ts'
import { opensAnother, orAnother } from './content/kept-links.ts'

/** A generated secret: of a link, or of a form. */
const drawn = z.string().regex(/^[\w-]{16,64}$/)

const suspensionInfo = z.discriminatedUnion('state', [
  /** Not one of our links, or this browser has proven nothing: no details are given. */
  z.object({ state: z.literal('closed') }),
  z.object({ state: z.literal('lifted') }),
  z.object({
    state: z.literal('suspended'),
    reason: z.enum(suspensionReasons),
    /** The staff's text to the person about it. */
    words: z.string(),
    since: isoInstant,
    objectUntil: isoDate,
    /** Whether the period to object is still running. */
    mayObject: z.boolean(),
    /** What came first and is not closed; a day to answer by until it is answered. */
    objection: z
      .object({ reference: z.string(), sentAt: isoInstant, answerBy: isoDate.nullable() })
      .nullable(),
  }),
])

export type SuspensionInfo = z.output<typeof suspensionInfo>
export type ObjectionSent = OutputOf<(typeof suspensions)['object']>

/** What a person with a suspended account can read and do without a session. */
export const suspensions = {
  /**
   * Why an account is suspended, since when and until when its person may object; for holders of the
   * message's link, or people who have just entered the right code of that phone in this browser. Without a
   * token, uses the one that the browser keeps.
   */
  info: call({
    path: 'identification/v1/suspensionInfo',
    access: 'public',
    effect: 'read',
    input: z.object({ token: requiredText(64).optional(), ...opensAnother }),
    output: orAnother(suspensionInfo),
  }),

  /**
   * Objects, for the same people; a complaint that is followed by its number and code. `formKey` makes a form count once.
   * Errors: `notAvailable` for others and once it was lifted, `illegalTransition` after the last day and
   * while an objection is not closed,
   * `invalidInput`, `tooMany`, `idempotencyMismatch`.
   */
  object: call({
    path: 'identification/v1/suspensionObject',
    access: 'public',
    effect: 'write',
    isReplayable: false,
    input: z.object({
      token: drawn.optional(),
      formKey: drawn,
      body: requiredText(feedbackTerms.textAtMost),
    }),
    output: z.object({ reference: z.string(), code: z.string(), dueOn: isoDate, isContacted: z.boolean() }),
  }),
}
