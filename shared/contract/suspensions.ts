import { z } from 'zod'
import { feedbackTerms } from '../rules/feedback.ts'
import { suspensionReasons } from '../rules/sign-in/suspensions.ts'
import { call, type OutputOf } from './call.ts'
import { isoDate, isoInstant, requiredText } from './content/fields.ts'
import { opensAnother, orAnother } from './content/kept-links.ts'

/** Letters that nobody types: of a link, or of a form. */
const drawn = z.string().regex(/^[\w-]{16,64}$/)

const suspensionInfo = z.discriminatedUnion('state', [
  /** Not one of our links, or this browser has shown nothing: nothing more is said. */
  z.object({ state: z.literal('closed') }),
  z.object({ state: z.literal('lifted') }),
  z.object({
    state: z.literal('suspended'),
    reason: z.enum(suspensionReasons),
    /** What staff wrote to the person about it. */
    words: z.string(),
    since: isoInstant,
    objectUntil: isoDate,
    /** Whether that day is not past. */
    mayObject: z.boolean(),
    /** What came first and is not closed; a day to answer by until it is answered. */
    objection: z
      .object({ reference: z.string(), sentAt: isoInstant, answerBy: isoDate.nullable() })
      .nullable(),
  }),
])

export type SuspensionInfo = z.output<typeof suspensionInfo>
export type ObjectionSent = OutputOf<(typeof suspensions)['object']>

/** What somebody whose account is suspended reads and does without a session. */
export const suspensions = {
  /**
   * Why an account is suspended, since when and until when its person may object; for who holds the link of the message,
   * or has just entered the right code of that phone in this browser. Without a token it is what the browser keeps.
   */
  info: call({
    method: 'POST',
    path: 'identification/v1/suspensionInfo',
    access: 'public',
    secured: 'none',
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
    method: 'POST',
    path: 'identification/v1/suspensionObject',
    access: 'public',
    secured: 'none',
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
