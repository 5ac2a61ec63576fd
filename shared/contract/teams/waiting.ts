import { z } from 'zod'
import { waitingKinds } from '../../rules/staff/waiting.ts'
import { call } from '../call.ts'
import { isoDate, shownId } from '../content/fields.ts'

const waitingItem = z.object({
  kind: z.enum(waitingKinds),
  /** Of the change, the team, the organisation or the survey that it is about, by kind; null for messages and my name. */
  id: shownId.nullable(),
  /** What that is called; empty for messages, my own name, and for an organisation that nobody has confirmed yet. */
  name: z.string(),
  /** The last day for it; null for none. */
  until: isoDate.nullable(),
  count: z.number().int(),
})
export type WaitingItem = z.output<typeof waitingItem>

const verificationTerm = z.object({
  organisationId: shownId,
  /** `ends`: it holds until then. `mend`: it was returned and can be mended until then. */
  kind: z.enum(['ends', 'mend']),
  until: isoDate,
})
export type VerificationTerm = z.output<typeof verificationTerm>

const waiting = z.object({
  /** A few of each kind, the most urgent first. */
  waiting: z.array(waitingItem),
  /** Of the acting team; null where no day counts. */
  verification: verificationTerm.nullable(),
})
export type Waiting = z.output<typeof waiting>

/** What waits for me, of every domain. */
export const waitingCalls = {
  waiting: call({
    method: 'POST',
    path: 'usercenter/v1/waiting',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: waiting,
  }),
}
