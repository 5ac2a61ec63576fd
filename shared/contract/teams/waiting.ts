import { z } from 'zod'
import { waitingKinds } from '../../rules/staff/waiting.ts'
import { call } from '../call.ts'
import { isoDate, shownId } from '../content/fields.ts'

const waitingItem = z.object({
  kind: z.enum(waitingKinds),
  /** Id of the change, team, organisation or survey concerned, by kind; null for messages and my name. */
  id: shownId.nullable(),
  /** Its name; empty for messages, my own name, and an organisation that nobody has confirmed yet. */
  name: z.string(),
  /** The deadline; null for none. */
  until: isoDate.nullable(),
  count: z.number().int(),
})
export type WaitingItem = z.output<typeof waitingItem>

const verificationTerm = z.object({
  organisationId: shownId,
  /** `ends`: valid until then. `mend`: returned, and can be corrected until then. */
  kind: z.enum(['ends', 'mend']),
  until: isoDate,
})
export type VerificationTerm = z.output<typeof verificationTerm>

const waiting = z.object({
  /** A few of each kind, the most urgent first. */
  waiting: z.array(waitingItem),
  /** The acting team's; null where there is no deadline. */
  verification: verificationTerm.nullable(),
})
export type Waiting = z.output<typeof waiting>

/** What waits for me, in every domain. */
export const waitingCalls = {
  waiting: call({
    path: 'usercenter/v1/waiting',
    access: 'signedIn',
    effect: 'read',
    output: waiting,
  }),
}
