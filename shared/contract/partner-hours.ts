import { z } from 'zod'
import { call } from './call.ts'
import { isoInstant, shownId, text } from './content/fields.ts'

/** A shift of one person. The same id again means that it has changed: its hours replace those before. */
const hours = z.object({
  hoursId: shownId,
  /** The name by which the partner knows the person. */
  subject: z.string(),
  /** 0 where they no longer hold. */
  hours: z.number(),
  startsAt: isoInstant,
  endsAt: isoInstant,
  activity: z.object({ zh: z.string(), en: z.string() }),
  host: z.string(),
  /** The same as compact JWS, by the keys at `/.well-known/jwks.json`. */
  record: z.string(),
})
export type PartnerHours = z.output<typeof hours>

export const partnerHours = {
  /**
   * A partner's server fetches the confirmed hours of people who let it, with its key: what is new or has changed
   * since `after`, up to a hundred at a time. It sends the portal's address as `Origin`. The same `after` gives the
   * same again, so that nothing is lost with an answer. Errors: `payloadRefused`, the same for every reason.
   */
  given: call({
    path: 'partner/v1/hours',
    access: 'public',
    effect: 'write',
    isReplayable: false,
    input: z.object({
      audience: text(300),
      key: text(200),
      after: z
        .string()
        .regex(/^[0-9]{1,15}$/)
        .default('0'),
    }),
    output: z.object({ items: z.array(hours), next: z.string() }),
  }),
}
